import { useMemo } from 'react';
import { DayHistogram } from '#platform/charts/day/DayHistogram.tsx';
import { hoursTable } from '#platform/charts/day/layout-day.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { useHourWords } from '../rail/use-hour-words.ts';
import type { Story } from '../answers.ts';

type Day = Story['days'][number];

/**
 * How many headlines each hour of the story's fullest day brought. Nothing where no hour is known or none brought two:
 * the strokes beside the headlines say as much.
 */
export function HoursTile({ story }: { story: Story }) {
  const fullest = story.days.reduce<Day | null>(
    (most, day) => (most === null || sumOf(day.hours) > sumOf(most.hours) ? day : most),
    null,
  );
  if (fullest === null || Math.max(...fullest.hours) < 2) return null;
  return <Hours {...fullest} fileName={`story-${story.storyId}`} />;
}

function Hours({ day, hours, fileName }: Day & { fileName: string }) {
  const t = useText();
  const { integer, day: writeDay } = useFormats();
  const format = useMemo(() => ({ value: integer }), [integer]);
  const texts = useHourWords(hours, day);
  const table = useMemo(
    () =>
      hoursTable(hours, {
        from: t('News_Story_HourFrom'),
        to: t('News_Story_HourTo'),
        count: t('News_DayCount'),
      }),
    [t, hours],
  );
  return (
    <ChartFrame
      title={t('News_Story_Hours', { day: writeDay(day) })}
      level={2}
      table={table}
      fileName={fileName}
      source={t('News_DayHours')}
    >
      <DayHistogram counts={hours} format={format} texts={texts} />
    </ChartFrame>
  );
}

function sumOf(hours: readonly number[]): number {
  return hours.reduce((sum, count) => sum + count, 0);
}
