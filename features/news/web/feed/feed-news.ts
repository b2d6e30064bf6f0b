import type { OutputOf } from '#platform/web/api.ts';
import { withhold, type Withheld } from '#platform/web/island/withhold.ts';

type Wire = NonNullable<OutputOf<'Section'> | OutputOf<'news/getNewsList'>>;
type WireNews = Wire['news'][number];

/** What the rows of a feed read of a news item. */
const readOfNews = [
  'newsId',
  'title',
  'language',
  'date',
  'hasTime',
  'announce',
  'sourceId',
  'sourceName',
  'requestId',
  'isRead',
  'isHotNews',
  'rubric',
  'rubricId',
  'popularity',
  'tone',
  'storyId',
  'story',
  'group',
] as const satisfies readonly (keyof WireNews)[];

/** A news item as rows show it. */
export type FeedNews = Pick<WireNews, (typeof readOfNews)[number]>;

/** What a page reads of any feed. */
export interface FeedAnswer extends Pick<Wire, 'requestId' | 'newsTotalCount' | 'userNewsLeft' | 'tags'> {
  news: FeedNews[];
}

/** A page of stories that travels as a document: as data it but names them. */
export interface LeanFeed extends Omit<FeedAnswer, 'news'> {
  news: Pick<FeedNews, 'newsId'>[];
  told: Withheld<readonly FeedNews[]>;
  /** Whether any is in the reader's language. */
  hasOwnLanguage: boolean;
}

/** A page of a feed by story as small as it is read. */
export function leanFeed(
  { requestId, newsTotalCount, userNewsLeft, tags, news }: FeedAnswer,
  locale: string,
): LeanFeed {
  return {
    requestId,
    newsTotalCount,
    userNewsLeft,
    tags,
    news: news.map(({ newsId }) => ({ newsId })),
    told: withhold(news.map(trimNews)),
    hasOwnLanguage: news.some(({ language }) => language === locale),
  };
}

/** An item of a feed without what no row reads. */
function trimNews(news: FeedNews): FeedNews {
  return Object.fromEntries(readOfNews.map((name) => [name, news[name]])) as FeedNews;
}
