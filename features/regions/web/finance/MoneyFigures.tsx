import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { lastChange, type Years } from '../../domain/finance/money-course.ts';
import { BigFigures } from '../region/BigFigures.tsx';
import type { Budget, Taxes, Widget } from './load-finance.ts';

interface Props {
  widget: Widget;
  taxes: Taxes | null;
  budget: Budget | null;
}

/** The newest year in three numbers: taxes, revenue, balance; the same sums as the tables below. */
export function MoneyFigures({ widget, taxes, budget }: Props) {
  const t = useText();
  const formats = useFormats();
  const write = (rub: number | null) => (rub === null ? null : formats.shortRoubles(rub));
  const expenditure = budget?.expenditure.points ?? [];
  return (
    <BigFigures
      label={t('RegionFinance_Figures')}
      figures={[
        {
          title: t('RegionFinance_TaxesAll'),
          text: write(widget.taxes),
          note: widget.taxes !== null && <YearChange points={taxes?.total.points ?? []} />,
        },
        {
          title: t('RegionFinance_Revenue'),
          text: write(widget.revenue),
          note: widget.revenue !== null && <YearChange points={budget?.revenue.points ?? []} />,
        },
        {
          title: t(balanceTitle(widget.balance)),
          text: write(widget.balance === null ? null : Math.abs(widget.balance)),
          note:
            widget.balance !== null &&
            expenditure.length > 0 &&
            t('RegionFinance_OfSpending', { value: formats.shortRoubles(expenditure.at(-1)!.value) }),
        },
      ]}
    />
  );
}

function balanceTitle(balance: number | null) {
  if (balance === null) return 'RegionFinance_Balance';
  return balance < 0 ? 'RegionFinance_Deficit' : 'RegionFinance_Surplus';
}

/** The change of the newest year, with the year it is compared with; nothing before there are two. */
function YearChange({ points }: { points: Years }) {
  const t = useText();
  const before = points.at(-2);
  if (!before) return null;
  const word = t('RegionFinance_ToYear', { year: before.day.slice(0, 4) });
  return <ChangeMark value={lastChange(points)} equalBelow={0.5} word={word} />;
}
