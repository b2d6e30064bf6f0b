import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { ReportList, type Reports } from './ReportList.tsx';

const load: LoadPage<Reports> = ({ api, signal }) => api.call('explore/listReports', {}, { signal });
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What readers found wrong in figures, for whoever keeps them. */
export default function ReportsPage() {
  return <ReportList data={useLoaderData<typeof loader>()} />;
}
