import { useMemo } from 'react';
import { clockOf } from '#platform/charts/day/layout-day.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';

/** What a day's histogram says in words: its label, its unit and its fullest hour, which is its only scale. */
export function useHourWords(hours: readonly number[], day: string) {
  const t = useText();
  const { day: writeDay } = useFormats();
  return useMemo(() => {
    const most = Math.max(0, ...hours);
    const peak = hours.indexOf(most);
    const from = clockOf(Math.max(peak, 0)).slice(0, 2);
    const to = clockOf(Math.max(peak, 0) + 1).slice(0, 2);
    return {
      label: t('News_DayLabel', { day: writeDay(day) }),
      count: t('News_DayCount'),
      peak: most > 0 ? t('News_DayPeak', { from, to, count: most }) : undefined,
    };
  }, [t, writeDay, day, hours]);
}
