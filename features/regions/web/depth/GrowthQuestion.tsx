import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { useText } from '#platform/web/text.ts';
import { meanOfLast, naturalIncrease } from '../../domain/population/migration.ts';
import { figuresOf } from '../../domain/population/year-figures.ts';
import type { People } from '../population/load-population.ts';
import { NaturalTile } from '../population/NaturalTile.tsx';
import { aboutPeriods } from '../region/about-periods.ts';
import { Answer } from './QuestionRow.tsx';

const meanYears = 5;

/** What births less deaths and what moves brought, year by year on one scale; births and deaths themselves beside. */
export function GrowthQuestion({ title, people }: { title: string; people: People }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', formats.integer);
  const { births, deaths, migration, joined, name } = people;
  const natural = naturalIncrease(births.points, deaths.points);
  const last = natural.at(-1);
  if (!last) return <EmptyTile title={title} why={t('RegionPopulation_NoBirths')} />;
  const isJoined = (day: string) => joined.includes(Number(day.slice(0, 4)));
  const counted = migration.points.filter(({ day }) => !isJoined(day));
  const mean = meanOfLast(counted, meanYears);
  const about = aboutPeriods(
    natural.map(({ day }) => day),
    {
      place: name,
      indicator: t('RegionPopulation_Ask_growth'),
      unit: t('RegionPopulation_PeopleUnit'),
      source: births.source,
      locale: formats.locale,
    },
  );
  const data = {
    period: 'year',
    series: [
      {
        id: 'natural',
        name: t('RegionPopulation_NaturalChange'),
        points: natural,
        hue: 2,
      },
      {
        id: 'migration',
        name: t('RegionPopulation_Moved'),
        shortName: t('RegionPopulation_MovedShort'),
        points: migration.points.map((point) =>
          isJoined(point.day) ? { day: point.day, value: null } : point,
        ),
        hue: 1,
      },
    ],
    about,
    ...words,
  } as const;
  return (
    <>
      <Answer>
        <ChartFrame
          level={2}
          title={title}
          sub={[
            t('RegionPopulation_Growth', {
              course: last.value < 0 ? 'loss' : last.value > 0 ? 'gain' : 'even',
              year: last.day.slice(0, 4),
              change: formats.signed(last.value),
              years: runOf(people, Number(last.day.slice(0, 4))),
            }),
            mean !== null &&
              t('RegionPopulation_GrowthMoved', {
                people: formats.signed(mean),
                from: counted.at(-meanYears)!.day.slice(0, 4),
                to: counted.at(-1)!.day.slice(0, 4),
              }),
          ]
            .filter(Boolean)
            .join(' ')}
          about={about}
          table={columnsTable(data, words)}
          source={
            <SourceLine source={births.source}>
              {`${t('RegionPopulation_Computed', { source: births.source?.name ?? '' })}. ${t('RegionPopulation_GrowthNote')}`}
            </SourceLine>
          }
        >
          <Columns {...data} />
        </ChartFrame>
      </Answer>
      <NaturalTile people={people} />
    </>
  );
}

/** Years in a row of loss or growth up to this one. */
function runOf({ births, deaths }: People, year: number): number {
  const none = { points: [] };
  return Math.abs(
    figuresOf({ births, deaths, childrenPerWoman: none, officialChildren: none, pyramids: [] }, year)
      .naturalRun,
  );
}
