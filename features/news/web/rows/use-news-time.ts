import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { useStart } from '#platform/web/start-context.ts';
import type { FeedNews } from '../feed/feed-news.ts';

type Dated = Pick<FeedNews, 'date' | 'hasTime'>;

/** The Moscow day an item came out on. */
export function newsDay({ date }: Pick<FeedNews, 'date'>): string {
  return dayAt(new Date(date));
}

/**
 * How a row says when. On the page's day, or on the day that stands above the row (`under`), it is the Moscow hour
 * alone. Else it is the day, with its year where that is another. Today at an hour nobody told is said in a word.
 */
export function useNewsTime(under?: string): (news: Dated) => string {
  const t = useText();
  const writeDay = useNearDay();
  const { newsDay: today } = useStart().clock;
  return (news) => {
    const day = newsDay(news);
    if (day !== (under ?? today)) return writeDay(day);
    if (news.hasTime) return formatTime(new Date(news.date));
    return day === today ? t('Ui_TodayNoHour') : writeDay(day);
  };
}

/** The day and, where it is known, the hour: for places that stand alone. */
export function useNewsMoment(): (news: Dated) => string {
  const writeDay = useNearDay();
  return (news) =>
    [writeDay(newsDay(news)), news.hasTime && formatTime(new Date(news.date))].filter(Boolean).join(', ');
}
