import { useLoaderData, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import {
  readCompaniesView,
  writeCompaniesView,
  type CompaniesView,
} from '../../domain/companies/companies-view.ts';
import { CompaniesParts } from './CompaniesParts.tsx';
import { loadCompanies } from './load-companies.ts';

export const loader = serverLoader(loadCompanies);
export const clientLoader = browserLoader(loadCompanies);

/** Only another place, class or day needs new data; how many rows are shown does not. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const parts = ({ pathname, searchParams }: URL): string =>
    [pathname, searchParams.get('okved'), searchParams.get('asOf')].join();
  return parts(currentUrl) !== parts(nextUrl);
}

/** The largest organisations of a place: classes as a map of areas, the rating of one of them, small business, champions. */
export default function CompaniesPage() {
  const data = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const view = readCompaniesView(search);
  const change = (part: Partial<CompaniesView>): void =>
    setSearch(writeCompaniesView({ ...view, ...part }, search), { replace: true, preventScrollReset: true });
  return <CompaniesParts {...data} {...{ view, change }} />;
}
