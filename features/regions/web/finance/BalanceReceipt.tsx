import { Receipt } from '#platform/ui/figures/Receipt.tsx';
import { useReceipt } from '#platform/ui/figures/use-receipt.tsx';
import { useText } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import { balanceFigure } from './finance-verdict.ts';
import type { Budget } from './load-finance.ts';

/** How the year's balance came about, open at once: revenue less expenditure. */
export function BalanceReceipt({ budget }: { budget: Budget }) {
  const t = useText();
  const receiptOf = useReceipt();
  const { shortName } = usePlace();
  const figure = balanceFigure(budget, { t, place: shortName });
  if (figure === null || budget.source === null)
    return <EmptyTile title={t('RegionFinance_Balance')} why={t('RegionFinance_NoBudget')} />;
  return (
    <div>
      <Receipt {...receiptOf(figure, budget.source)} />
    </div>
  );
}
