import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { FeedNews } from '../feed/feed-news.ts';

/** The Moscow day an item came out on. */
export function newsDay({ date }: Pick<FeedNews, 'date'>): string {
  return dayAt(new Date(date));
}

/** How a row says when: the Moscow hour, or the day where only that is known. */
export function useNewsTime(): (news: Pick<FeedNews, 'date' | 'hasTime'>) => string {
  const { shortDay } = useFormats();
  return (news) => (news.hasTime ? formatTime(new Date(news.date)) : shortDay(newsDay(news)));
}
