import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useText } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { briefName } from '../../domain/list/brief-name.ts';
import { usePlace } from '../region/use-place.ts';
import type { Incomes } from './load-finance.ts';

/** Cash income per head by year beside the country's. */
export function IncomeTile({ incomes: { yugoId, income, countryIncome } }: { incomes: Incomes }) {
  const t = useText();
  const { locale, roubles, share } = useFormats();
  const words = useChartWords('year', roubles);
  const { shortName } = usePlace();
  const last = income.points.at(-1);
  if (!last) return <EmptyTile title={t('RegionFinance_Income')} why={t('RegionFinance_NoIncome')} />;
  const country = countryIncome.points.find(({ day }) => day === last.day)?.value;
  const title =
    country === undefined || yugoId === federalYugoId
      ? t('RegionFinance_Income')
      : t('RegionFinance_IncomeTitle', { share: share(last.value / country, 0) });
  const about = aboutPeriods([income.points[0]!.day, last.day], {
    place: shortName,
    indicator: t('RegionFinance_Income'),
    unit: t('RegionFinance_PerMonth'),
    source: income.source,
    locale,
  });
  const series = [
    { id: yugoId, name: shortName, shortName: briefName(shortName), points: income.points, own: true },
    ...(yugoId === federalYugoId
      ? []
      : [
          {
            id: federalYugoId,
            name: t('RegionFinance_Country'),
            points: countryIncome.points,
            hue: 'ghost' as const,
            beside: true,
          },
        ]),
  ];
  const data = { period: 'year', series, fromZero: true, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('RegionFinance_IncomeSub')}
      about={about}
      embed={{ indicator: 'income_per_capita', yugoId }}
      table={linesTable(data, words)}
      source={<SourceLine source={income.source} />}
    >
      <Lines {...data} nominal={{ width: 400, height: 240 }} />
    </ChartFrame>
  );
}
