import type { OutputOf } from '#platform/web/api.ts';

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

/** A page of a feed by story as small as it is read: it travels with the page's HTML. */
export function leanFeed({ requestId, newsTotalCount, userNewsLeft, tags, news }: FeedAnswer): FeedAnswer {
  return { requestId, newsTotalCount, userNewsLeft, tags, news: news.map(trimNews) };
}

/** An item of a feed without what no row reads. */
function trimNews(news: FeedNews): FeedNews {
  return Object.fromEntries(readOfNews.map((name) => [name, news[name]])) as FeedNews;
}
