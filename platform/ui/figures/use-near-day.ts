import { formatShortDayYear } from '#platform/shared/dates.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useFormats } from './use-formats.ts';

/** Writes a day beside the day the news stand at: the year is said where it is another one. */
export function useNearDay(): (day: string) => string {
  const { locale, shortDay } = useFormats();
  const { newsDay: today } = useStart().clock;
  return (day) => (day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : formatShortDayYear(day, locale));
}
