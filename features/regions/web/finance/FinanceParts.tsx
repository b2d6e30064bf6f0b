import { useText } from '#platform/web/text.ts';
import { DepthLinks } from '../depth/DepthLinks.tsx';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { BalanceColumns } from './BalanceColumns.tsx';
import { BalanceReceipt } from './BalanceReceipt.tsx';
import { FinanceVerdict } from './FinanceVerdict.tsx';
import { IncomeTenths } from './IncomeTenths.tsx';
import { IncomeTile } from './IncomeTile.tsx';
import { InsuranceTile } from './InsuranceTile.tsx';
import type { Finance } from './load-finance.ts';
import { MoneyFigures } from './MoneyFigures.tsx';
import { PerResident } from './PerResident.tsx';
import { SpendingTable } from './SpendingTable.tsx';
import { TaxSplit } from './TaxSplit.tsx';
import { TaxTrend } from './TaxTrend.tsx';

/** The tab's tiles; where a call failed those that needed it say so, the others stand. */
export function FinanceParts({ taxes, budget, widget, insurance, incomes }: Finance) {
  const t = useText();
  return (
    <TabPage>
      <TabRow split="wideFirst">
        <TabColumn>
          {taxes && budget && <FinanceVerdict {...{ taxes, budget }} />}
          {widget ? (
            <MoneyFigures {...{ widget, taxes, budget }} />
          ) : (
            <FailedTile title={t('RegionFinance_Figures')} />
          )}
          {taxes ? <TaxTrend taxes={taxes} /> : <FailedTile title={t('RegionFinance_Taxes')} />}
          {budget ? <SpendingTable budget={budget} /> : <FailedTile title={t('RegionFinance_Spending')} />}
          {taxes && <PerResident taxes={taxes} />}
        </TabColumn>
        <TabColumn>
          {budget ? <BalanceReceipt budget={budget} /> : <FailedTile title={t('RegionFinance_Balance')} />}
          {taxes && <TaxSplit taxes={taxes} />}
          {budget && <BalanceColumns budget={budget} />}
          {incomes ? <IncomeTenths incomes={incomes} /> : <FailedTile title={t('RegionFinance_Tenths')} />}
        </TabColumn>
      </TabRow>
      <TabRow split="halves">
        {incomes ? <IncomeTile incomes={incomes} /> : <FailedTile title={t('RegionFinance_Income')} />}
        {insurance ? (
          <InsuranceTile insurance={insurance} />
        ) : (
          <FailedTile title={t('RegionFinance_Insurance')} />
        )}
      </TabRow>
      <DepthLinks />
    </TabPage>
  );
}
