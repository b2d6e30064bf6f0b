import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useNearDay } from '#platform/ui/figures/use-near-day.ts';

/** How a story says when, beside the page's day: the Moscow hour on that day, else the day. */
export function useStoryTime() {
  const writeDay = useNearDay();
  const { newsDay } = useStart().clock;
  const write = (date: string, hasTime = true): string => {
    const day = dayAt(new Date(date));
    return hasTime && day === newsDay ? formatTime(new Date(date)) : writeDay(day);
  };
  /** From its first headline to its last. */
  const writeSpan = (first: string, last: string): string => {
    const [from, to] = [write(first), write(last)];
    if (from === to) return to;
    // Two hours are joined closely, anything with a space inside is parted by spaces (house style of ranges).
    return /\s/.test(from) ? `${from} – ${to}` : `${from}–${to}`;
  };
  return { write, writeSpan };
}
