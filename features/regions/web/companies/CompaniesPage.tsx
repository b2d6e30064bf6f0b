import { loadAgainFor } from '#platform/web/load-again.ts';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readCompaniesView, writeCompaniesView } from '../../domain/companies/companies-view.ts';
import { CompaniesParts } from './CompaniesParts.tsx';
import { loadCompanies } from './load-companies.ts';

export const loader = serverLoader(loadCompanies);
export const clientLoader = browserLoader(loadCompanies);

/** Only another place, class or day needs new data; how many rows are shown does not. */
export const shouldRevalidate = loadAgainFor('okved');

/** The largest organisations of a place: classes as a map of areas, the rating of one of them, small business, champions. */
export default function CompaniesPage() {
  const data = useLoaderData<typeof loader>();
  const { view, change } = useAddressView(readCompaniesView, writeCompaniesView);
  return <CompaniesParts {...data} {...{ view, change }} />;
}
