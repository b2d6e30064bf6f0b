import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { findLeaps } from '../../domain/ecology/co2-groups.ts';
import { mapValues } from '../../domain/revisions/map-values.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Ecology } from './load-ecology.ts';

const hues = { solid: 1, gas: 2, motor: 3, oil: 4, cement: 5 } as const;
const million = 1e6;

/** Emissions by what burns, year by year, in million tonnes; where the source lost a fuel the years stop being comparable. */
export function Co2Tile({ ecology }: { ecology: Ecology }) {
  const t = useText();
  const { locale, percent, number } = useFormats();
  const words = useChartWords('year', 1);
  const { total, groups, lost, comparableYear, name } = ecology;
  const indicator = t('RegionEcology_Co2');
  const year = total.points.find(({ day }) => day.startsWith(String(comparableYear)));
  if (!year) return <EmptyTile title={indicator} why={t('RegionEcology_NoCo2')} />;
  const inYear = groups.map(({ code, points }) => ({
    code,
    value: points.find(({ day }) => day === year.day)?.value ?? 0,
  }));
  const largest = inYear.toSorted((a, b) => b.value - a.value)[0]!;
  const about = aboutPeriods(
    total.points.map(({ day }) => day),
    { place: name, indicator, unit: t('RegionEcology_MillionTonnes'), source: total.source, locale },
  );
  const series = groups.map(({ code, points }) => ({
    id: code,
    name: t(`RegionEcology_Group_${code}`),
    shortName: t(`RegionEcology_Short_${code}`),
    hue: hues[code],
    points: mapValues(points, (value) => value / million),
  }));
  const breaks = lost.map((fuel) => ({
    day: `${fuel.year}-12-31`,
    label: t('RegionEcology_LostLabel', { fuel: fuel.name }),
  }));
  const leaps = findLeaps(total.points, groups);
  const marks = leaps.map(({ day, group }) => ({
    day,
    label: t('RegionEcology_LeapLabel', { group: t(`RegionEcology_Short_${group}`) }),
  }));
  const data = { period: 'year', series, breaks: [...marks, ...breaks], about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={t('RegionEcology_Largest', {
        group: t(`RegionEcology_Group_${largest.code}`),
        share: percent((largest.value / year.value) * 100, 0),
        year: String(comparableYear),
      })}
      sub={t('RegionEcology_Co2Sub')}
      about={about}
      embed={{ indicator: 'co2_emissions', dims: 'fuel=total', yugoId: ecology.yugoId }}
      table={columnsTable(data, words)}
      source={
        <SourceLine source={total.source}>
          {[
            `${total.source?.name}.`,
            ...leaps.map(({ day, value, group }) =>
              t('RegionEcology_Leap', {
                year: day.slice(0, 4),
                value: `${number(value / million, 2)} ${t('RegionEcology_MillionTonnes')}`,
                group: t(`RegionEcology_Group_${group}`),
              }),
            ),
            t('RegionEcology_NoNorm'),
          ].join(' ')}
        </SourceLine>
      }
    >
      <Columns {...data} nominal={{ width: 840, height: 360, narrowHeight: 280 }} />
    </ChartFrame>
  );
}
