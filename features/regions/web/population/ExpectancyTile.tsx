import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Statistics } from './load-population.ts';

/** Life expectancy of women and men; the title says what the last year did to both. */
export function ExpectancyTile({ statistics }: { statistics: Statistics }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', 1);
  const { shortName } = usePlace();
  const { womenExpectancy: women, menExpectancy: men, bothExpectancy: both } = statistics;
  const title = t('RegionPopulation_Expectancy');
  const last = women.points.at(-1);
  const lastMen = men.points.at(-1);
  if (!last || !lastMen) return <EmptyTile title={title} why={t('RegionPopulation_NoExpectancy')} />;
  const change = (points: typeof men.points) =>
    points.length < 2 ? 0 : points.at(-1)!.value - points.at(-2)!.value;
  const about = aboutPeriods(
    [...women.points, ...men.points].map(({ day }) => day),
    {
      place: shortName,
      indicator: title,
      unit: t('RegionPopulation_YearsUnit'),
      source: women.source,
      locale: formats.locale,
    },
  );
  const series = [
    { id: 'women', name: t('RegionPopulation_Women'), points: women.points, hue: 2 },
    { id: 'men', name: t('RegionPopulation_Men'), points: men.points, hue: 1 },
  ] as const;
  const official = both.source?.code === women.source?.code ? undefined : both.points.at(-1);
  const said =
    official &&
    t('RegionPopulation_ExpectancyOther', {
      source: both.source?.name ?? '',
      year: official.day.slice(0, 4),
      value: formats.number(official.value, 1),
    });
  const data = { period: 'year', series, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={t('RegionPopulation_ExpectancyNow', {
        women: formats.number(last.value, 1),
        men: formats.number(lastMen.value, 1),
      })}
      sub={t('RegionPopulation_ExpectancySub', {
        year: last.day.slice(0, 4),
        women: formats.signed(change(women.points), 1),
        men: formats.signed(change(men.points), 1),
      })}
      about={about}
      embed={{ indicator: 'life_expectancy', dims: 'sex=both', yugoId: statistics.yugoId }}
      table={linesTable(data, words)}
      source={
        <SourceLine source={women.source}>
          {women.source?.name}. {women.source?.caveat} {said}
        </SourceLine>
      }
    >
      <Lines {...data} nominal={{ width: 400, height: 240 }} />
    </ChartFrame>
  );
}
