import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { yearsUnmatched } from '../../domain/finance/money-course.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import type { Budget } from './load-finance.ts';

/** Revenue less expenditure by year, above and below nought. */
export function BalanceColumns({ budget: { balance } }: { budget: Budget }) {
  const t = useText();
  const { locale, shortRoubles } = useFormats();
  const words = useChartWords('year', shortRoubles);
  const { shortName } = usePlace();
  const { points, source } = balance;
  const last = points.at(-1);
  if (!last) return <EmptyTile title={t('RegionFinance_Balance')} why={t('RegionFinance_NoBudget')} />;
  const title = t('RegionFinance_BalanceTitle', {
    kind: last.value < 0 ? 'deficit' : 'surplus',
    year: last.day.slice(0, 4),
    years: yearsUnmatched(points),
  });
  const about = aboutPeriods([points[0]!.day, last.day], {
    place: shortName,
    indicator: t('RegionFinance_Balance'),
    unit: '₽',
    source,
    locale,
  });
  const series = [{ id: 'balance', name: t('RegionFinance_Balance'), points }];
  const data = { period: 'year', series, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('RegionFinance_BalanceSub')}
      about={about}
      table={columnsTable(data, words)}
      source={<SourceLine source={source} />}
    >
      <Columns {...data} nominal={{ width: 400, height: 440, narrowHeight: 300 }} />
    </ChartFrame>
  );
}
