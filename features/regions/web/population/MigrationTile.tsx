import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { meanOfLast } from '../../domain/population/migration.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { People } from './load-population.ts';

const meanYears = 5;

/** What growth is left after births and deaths, by year; years of changed borders are not drawn. */
export function MigrationTile({ people: { migration, joined, name } }: { people: People }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', formats.integer);
  const title = t('RegionPopulation_Migration');
  const isJoined = (day: string): boolean => joined.includes(Number(day.slice(0, 4)));
  const counted = migration.points.filter(({ day }) => !isJoined(day));
  const mean = meanOfLast(counted, meanYears);
  const first = counted.at(-meanYears)?.day.slice(0, 4);
  if (mean === null || first === undefined)
    return <EmptyTile title={title} why={t('RegionPopulation_NoMigration')} />;
  const about = aboutPeriods(
    migration.points.map(({ day }) => day),
    {
      place: name,
      indicator: title,
      unit: t('RegionPopulation_PeopleUnit'),
      source: migration.source,
      locale: formats.locale,
    },
  );
  const points = migration.points.map((point) =>
    isJoined(point.day) ? { day: point.day, value: null, note: t('RegionPopulation_Joined') } : point,
  );
  const data = {
    period: 'year',
    series: [{ id: 'migration', name: title, points }],
    about,
    ...words,
  } as const;
  return (
    <ChartFrame
      level={2}
      title={t('RegionPopulation_MigrationMean', {
        course: mean > 0 ? 'came' : mean < 0 ? 'left' : 'even',
        people: formats.short(Math.abs(mean)),
      })}
      sub={t('RegionPopulation_MigrationSub', {
        from: first,
        to: counted.at(-1)!.day.slice(0, 4),
      })}
      about={about}
      table={columnsTable(data, words)}
      source={
        <SourceLine source={migration.source}>
          {t('RegionPopulation_Computed', { source: migration.source?.name ?? '' })}
        </SourceLine>
      }
    >
      <Columns {...data} />
    </ChartFrame>
  );
}
