import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { People, Statistics } from './load-population.ts';

/** The share of those who live in towns, and how many live on a square kilometre. */
export function SettlementTile({ people, statistics }: { people: People; statistics: Statistics }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', 1);
  const { urbanShare } = statistics;
  const { population, areaKm2, name } = people;
  const residents = population.points.at(-1);
  const last = urbanShare.points.at(-1);
  const perKm2 = residents && areaKm2 ? residents.value / areaKm2 : null;
  const digits = perKm2 !== null && perKm2 < 10 ? 1 : 0;
  const density =
    perKm2 === null
      ? t('RegionPopulation_NoDensity')
      : t('RegionPopulation_Density', {
          text: formats.number(perKm2, digits),
          count: Number(perKm2.toFixed(digits)),
          year: residents!.day.slice(0, 4),
        });
  const title = t('RegionPopulation_Settlement');
  if (!last) return <EmptyTile title={title} why={`${t('RegionPopulation_NoUrban')} ${density}`} />;
  const about = aboutPeriods(
    urbanShare.points.map(({ day }) => day),
    { place: name, indicator: title, unit: '%', source: urbanShare.source, locale: formats.locale },
  );
  const series = [{ id: 'urban', name: title, points: urbanShare.points }];
  const data = { period: 'year', series, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={t('RegionPopulation_Urban', {
        share: formats.percent(last.value),
        year: last.day.slice(0, 4),
      })}
      sub={density}
      about={about}
      embed={{ indicator: 'urban_share', yugoId: people.yugoId }}
      table={linesTable(data, words)}
      source={<SourceLine source={urbanShare.source} />}
    >
      <Lines {...data} nominal={{ width: 400, height: 240 }} />
    </ChartFrame>
  );
}
