import { useMemo } from 'react';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { type DailyValue, sevenDayAverage } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { useChartWords } from './use-chart-words.ts';
import type { SourceStat } from '../answers.ts';

/** Headlines of each of the last thirty days, and their mean over seven. */
export function SourceDays({ stat }: { stat: SourceStat }) {
  const t = useText();
  const { day } = useFormats();
  const words = useChartWords(t('NewsSource_PerDay'));
  const days = useMemo(() => withAverage(stat.days), [stat.days]);
  const busiest = stat.days.reduce((most, each) => (each.count > most.count ? each : most));
  return (
    <Tile
      title={t('NewsSource_PerDay')}
      level={2}
      sub={busiest.count > 0 && t('NewsSource_BusyDay', { day: day(busiest.day), count: busiest.count })}
      state={stat.total === 0 ? { kind: 'empty', message: t('NewsSource_Empty') } : undefined}
    >
      <DailyBars days={days} yMax={busiest.count} nominal={size} {...words} />
    </Tile>
  );
}

const size = { width: 400, height: 200 };

/** A day on which no feed brought anything is a gap, in the line as well. */
function withAverage(days: SourceStat['days']): DailyValue[] {
  const counts = days.map(({ count, isKnown }) => (isKnown ? count : null));
  const averages = sevenDayAverage(counts);
  return days.map(({ day }, index) => ({
    date: day,
    value: counts[index]!,
    average: averages[index] ?? null,
  }));
}
