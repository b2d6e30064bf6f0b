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
        </TabColumn>
        {budget ? <BalanceReceipt budget={budget} /> : <FailedTile title={t('RegionFinance_Balance')} />}
      </TabRow>
      {taxes ? (
        <TabRow split="wideFirst">
          <TaxTrend taxes={taxes} />
          <TaxSplit taxes={taxes} />
        </TabRow>
      ) : (
        <FailedTile title={t('RegionFinance_Taxes')} />
      )}
      {budget ? (
        <TabRow split="wideLast">
          <BalanceColumns budget={budget} />
          <SpendingTable budget={budget} />
        </TabRow>
      ) : (
        <FailedTile title={t('RegionFinance_Spending')} />
      )}
      <TabRow split="thirds">
        <TabColumn>
          {taxes && <PerResident taxes={taxes} />}
          {incomes ? <IncomeTile incomes={incomes} /> : <FailedTile title={t('RegionFinance_Income')} />}
        </TabColumn>
        {incomes ? <IncomeTenths incomes={incomes} /> : <FailedTile title={t('RegionFinance_Tenths')} />}
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
