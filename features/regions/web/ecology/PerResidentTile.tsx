import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Ecology } from './load-ecology.ts';
import { barOf } from '../revisions/bar-of.ts';

/** Tonnes a resident: the highest regions, the place with its neighbours in rank, the country. */
export function PerResidentTile({ ecology: { perResident, total, yugoId, name } }: { ecology: Ecology }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', 1);
  const indicator = t('RegionEcology_PerResident');
  if (perResident === null) return <EmptyTile title={indicator} why={t('RegionEcology_NoPerResident')} />;
  const { beside, country, rank, of, value, day, residentsDay } = perResident;
  const about = aboutPeriods([day], {
    place: name,
    indicator,
    unit: t('RegionEcology_Tonnes'),
    source: total.source,
    locale: formats.locale,
  });
  const rows = [
    ...beside.map((row) => ({
      id: row.yugoId,
      name: row.name,
      ...barOf(row),
      rank: row.rank,
      own: row.yugoId === yugoId,
    })),
    ...(country === null
      ? []
      : [{ id: 'country', name: t('RegionEcology_Russia'), value: country, reference: true }]),
  ];
  const data = { rows, about, ...words };
  return (
    <ChartFrame
      level={2}
      title={
        country === null
          ? indicator
          : t('RegionEcology_PerResidentTimes', {
              times: formats.number(value / country, 1),
              course: value >= country ? 'more' : 'less',
              less: formats.number(country / value, 1),
            })
      }
      sub={t('RegionEcology_PerResidentSub', { rank, of, year: day.slice(0, 4) })}
      about={about}
      table={ofPlaces(rankedBarsTable(data))}
      source={
        <SourceLine source={total.source}>
          {t('RegionEcology_PerResidentSource', {
            source: total.source?.name ?? '',
            day: formats.day(residentsDay),
          })}
        </SourceLine>
      }
    >
      <RankedBars {...data} />
    </ChartFrame>
  );
}
