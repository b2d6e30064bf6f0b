import type { CalendarDay } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';

/** The age of a tile's data in words, for its `stale` state: the day of the data and today by the request's clock. */
export function StaleAge({ day, today }: { day: CalendarDay; today: CalendarDay }) {
  const t = useText();
  const formats = useFormats();
  return <>{t('Ui_Stale', { day: formats.day(day), age: formats.daysAgo(day, today) })}</>;
}
