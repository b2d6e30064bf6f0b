import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { NoticeList, type OwnNoticesData } from './notices/NoticeList.tsx';

const load: LoadPage<OwnNoticesData> = ({ api, signal }) => api.call('notices/getNotices', {}, { signal });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Everything a person was told and has not hidden. */
export default function NotificationsPage() {
  return <NoticeList data={useLoaderData<typeof loader>()} />;
}
