import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { FinanceParts } from './FinanceParts.tsx';
import { loadFinance } from './load-finance.ts';
import { useRevised } from '../revisions/use-revised.ts';

export const loader = serverLoader(loadFinance);
export const clientLoader = browserLoader(loadFinance);

/** Where a region's money comes from and goes to: taxes, budget, incomes, insurance. */
export default function FinancePage() {
  return <FinanceParts {...useRevised(useLoaderData<typeof loader>(), loadFinance)} />;
}
