import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatShortDayYear, formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useStart } from '#platform/web/start-context.ts';
import type { FeedNews } from '../feed/feed-news.ts';

type Dated = Pick<FeedNews, 'date' | 'hasTime'>;

/** The Moscow day an item came out on. */
export function newsDay({ date }: Pick<FeedNews, 'date'>): string {
  return dayAt(new Date(date));
}

/** Writes a day beside the page's own: the year is said where it is another one. */
export function useNearDay(): (day: string) => string {
  const { locale, shortDay } = useFormats();
  const { newsDay: today } = useStart().clock;
  return (day) => (day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : formatShortDayYear(day, locale));
}

/**
 * How a row says when: the Moscow hour alone on the page's day, or on the day that stands above the row (`under`);
 * else the day, with its year where that is another.
 */
export function useNewsTime(under?: string): (news: Dated) => string {
  const writeDay = useNearDay();
  const { newsDay: today } = useStart().clock;
  return (news) => {
    const day = newsDay(news);
    return news.hasTime && day === (under ?? today) ? formatTime(new Date(news.date)) : writeDay(day);
  };
}

/** The day and, where it is known, the hour: for places that stand alone. */
export function useNewsMoment(): (news: Dated) => string {
  const writeDay = useNearDay();
  return (news) =>
    [writeDay(newsDay(news)), news.hasTime && formatTime(new Date(news.date))].filter(Boolean).join(', ');
}
