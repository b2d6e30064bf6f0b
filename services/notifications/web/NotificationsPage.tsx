import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { noticeKinds } from '../domain/notices/notice-kinds.ts';
import { NoticeList, type OwnNoticesData } from './notices/NoticeList.tsx';

const load: LoadPage<OwnNoticesData> = async ({ api, url, signal }) => {
  const kind = noticeKinds.find((each) => each === url.searchParams.get('kind'));
  const [told, channels] = await Promise.all([
    api.call('notices/getNotices', { kind }, { signal }),
    api.call('notices/getChannels', {}, { signal }),
  ]);
  return { ...told, kind: kind ?? null, channels };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Everything a person was told and has not hidden, and by which ways they are told. */
export default function NotificationsPage() {
  return <NoticeList data={useLoaderData<typeof loader>()} />;
}
