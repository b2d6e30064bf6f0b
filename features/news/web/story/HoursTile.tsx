import { useMemo } from 'react';
import { DayHistogram } from '#platform/charts/day/DayHistogram.tsx';
import { hoursTable } from '#platform/charts/day/layout-day.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Story } from './story-answer.ts';

/** How many headlines each hour of the story's fullest day brought; nothing where no hour is known. */
export function HoursTile({ story }: { story: Story }) {
  const t = useText();
  const { integer, day: writeDay } = useFormats();
  const fullest = story.days.reduce<Story['days'][number] | null>(
    (most, day) => (most === null || sumOf(day.hours) > sumOf(most.hours) ? day : most),
    null,
  );
  const format = useMemo(() => ({ value: integer }), [integer]);
  const day = fullest === null ? '' : writeDay(fullest.day);
  const texts = useMemo(() => ({ label: t('News_DayLabel', { day }), count: t('News_DayCount') }), [t, day]);
  const table = useMemo(
    () =>
      hoursTable(fullest?.hours ?? [], {
        from: t('News_Story_HourFrom'),
        to: t('News_Story_HourTo'),
        count: t('News_DayCount'),
      }),
    [t, fullest],
  );
  if (fullest === null || sumOf(fullest.hours) < 2) return null;
  return (
    <ChartFrame
      title={t('News_Story_Hours', { day })}
      level={2}
      table={table}
      fileName={`story-${story.storyId}`}
      source={t('News_DayHours')}
    >
      <DayHistogram counts={fullest.hours} format={format} texts={texts} />
    </ChartFrame>
  );
}

function sumOf(hours: readonly number[]): number {
  return hours.reduce((sum, count) => sum + count, 0);
}
