import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';

/** How a story says when, beside the page's day: the Moscow hour on that day, else the day; what came today at an hour nobody told says so. */
export function useStoryTime() {
  const t = useText();
  const writeDay = useNearDay();
  const { newsDay } = useStart().clock;
  const write = (date: string, hasTime = true): string => {
    const day = dayAt(new Date(date));
    if (day !== newsDay) return writeDay(day);
    return hasTime ? formatTime(new Date(date)) : t('Ui_TodayNoHour');
  };
  /** From its first headline to its last: two hours of the page's day, else two days; never a day beside an hour, nor an hour that is not known. */
  const writeSpan = (first: string, last: string, hasHour = (_date: string) => true): string => {
    if (dayAt(new Date(first)) !== dayAt(new Date(last)))
      return `${writeDay(dayAt(new Date(first)))} – ${writeDay(dayAt(new Date(last)))}`;
    const known = [first, last].filter(hasHour);
    const hours = known.length === 0 ? [write(last, false)] : known.map((date) => write(date));
    return [...new Set(hours)].join('–');
  };
  return { write, writeSpan };
}
