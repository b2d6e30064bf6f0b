import { Outlet, useLoaderData, useLocation, useParams } from 'react-router';
import { PrintedAddress } from '#services/exports/public.web.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { IndustryHead } from './IndustryHead.tsx';
import { loadHeader, type IndustryHeader } from './load-industry.ts';
import { needsData } from './use-industry.ts';

export const loader = serverLoader(loadHeader);
export const clientLoader = browserLoader(loadHeader);
export const shouldRevalidate = needsData;

/** What stands above every page of an industry: its name, its size, the way up, its pages. */
export default function IndustryLayout() {
  const { header } = useLoaderData<typeof loader>();
  return (
    <>
      <IndustryHead header={header} />
      <IndustryTabs header={header} />
      <Outlet context={header} />
      <PrintedAddress />
    </>
  );
}

const pages = [
  ['department', 'Industry_Tab', ''],
  ['departmentCompanies', 'Industry_TabCompanies', '/companies'],
  ['departmentGeo', 'Industry_TabGeo', '/geo'],
  ['departmentNews', 'Industry_TabNews', '/news'],
] as const;

function IndustryTabs({ header }: { header: IndustryHeader }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const params = useParams();
  const { pathname } = useLocation();
  const { yugoId, id, code, city, detail } = params;
  const last = /\/(companies|news|geo)$/.exec(pathname)?.[0] ?? '';
  return (
    <LinkTabs
      label={t('Industry_Pages')}
      tabs={pages.map(([name, key, end]) => ({
        to: buildRoute(name, { yugoId, id, code, city, detail }),
        label: t(key),
        current: end === last,
        ...(end === '/companies' && { count: String(header.companies) }),
      }))}
    />
  );
}
