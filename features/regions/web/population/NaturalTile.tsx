import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { figuresOf } from '../../domain/population/year-figures.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { People } from './load-population.ts';

/** Births and deaths by year, the ground between them in the colour of the higher; the title counts the years in a row. */
export function NaturalTile({ people }: { people: People }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', formats.integer);
  const { births, deaths, name } = people;
  const last = births.points.at(-1);
  if (!last || deaths.points.length === 0)
    return <EmptyTile title={t('RegionPopulation_Natural')} why={t('RegionPopulation_NoBirths')} />;
  const title = t('RegionPopulation_NaturalRun', naturalCourse(people, Number(last.day.slice(0, 4))));
  const about = aboutPeriods(
    [...births.points, ...deaths.points].map(({ day }) => day),
    {
      place: name,
      indicator: t('RegionPopulation_Natural'),
      unit: t('RegionPopulation_PeopleUnit'),
      source: births.source,
      locale: formats.locale,
    },
  );
  const series = [
    { id: 'births', name: t('RegionPopulation_Births'), points: births.points, hue: 1 },
    { id: 'deaths', name: t('RegionPopulation_Deaths'), points: deaths.points, hue: 2 },
  ] as const;
  const data = { period: 'year', series, fillBetween: true, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('RegionPopulation_NaturalSub')}
      about={about}
      table={linesTable(data, words)}
      source={<SourceLine source={births.source} />}
    >
      <Lines {...data} />
    </ChartFrame>
  );
}

/** How long growth or loss has lasted; in its first year, how long the other one had. */
function naturalCourse({ births, deaths }: People, year: number) {
  const none = { points: [] };
  const known = { births, deaths, childrenPerWoman: none, officialChildren: none, pyramids: [] };
  const run = figuresOf(known, year).naturalRun;
  const before = figuresOf(known, year - 1).naturalRun;
  const turned = Math.abs(run) === 1 && before !== 0;
  const course = run > 0 ? (turned ? 'gained' : 'gain') : run < 0 ? (turned ? 'lost' : 'loss') : 'even';
  return { course, years: Math.abs(run), before: Math.abs(before) };
}
