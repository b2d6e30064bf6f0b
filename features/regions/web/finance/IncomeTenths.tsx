import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import type { Incomes } from './load-finance.ts';
import { barOf } from '../revisions/bar-of.ts';

/** Who gets the income: the share of each tenth of residents, lowest incomes first; generated, and marked so. */
export function IncomeTenths({ incomes: { tenths, day, source } }: { incomes: Incomes }) {
  const t = useText();
  const { locale, percent } = useFormats();
  const words = useChartWords('year', percent);
  const { shortName } = usePlace();
  const [first, last] = [tenths[0], tenths.at(-1)];
  if (!first || !last || day === null)
    return <EmptyTile title={t('RegionFinance_Tenths')} why={t('RegionFinance_NoTenths')} />;
  const about = aboutPeriods([day], {
    place: shortName,
    indicator: t('RegionFinance_Tenths'),
    unit: '%',
    source,
    locale,
  });
  const rows = tenths.map(({ tenth, ...figure }) => ({
    id: tenth,
    name: t('RegionFinance_Tenth', { tenth: String(tenth) }),
    ...barOf(figure),
  }));
  const data = { rows, order: 'given', about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={
        source?.sample
          ? t('RegionFinance_Tenths')
          : t('RegionFinance_TenthsTitle', { share: percent(last.share) })
      }
      sub={t('RegionFinance_TenthsSub', { year: day.slice(0, 4) })}
      sample={source?.sample ?? false}
      about={about}
      table={rankedBarsTable(data)}
      source={
        source && (
          <SourceLine source={source}>
            {source.name}. {source.caveat}
          </SourceLine>
        )
      }
    >
      <RankedBars {...data} nominalWidth={400} />
    </ChartFrame>
  );
}
