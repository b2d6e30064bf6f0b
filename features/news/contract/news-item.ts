import { z } from 'zod';

/** A news item as every feed gives it. */
export const NewsItem = z.object({
  newsId: z.int(),
  date: z.iso.datetime({ offset: true }),
  hasTime: z
    .boolean()
    .describe('False where only the day is known; the date is then the end of that day in Moscow.'),
  title: z.string(),
  announce: z.string().nullable().describe('Null where only the headline may be shown.'),
  language: z.string().describe('Language of the item itself.'),
  rubric: z.string().nullable().describe('Name in the language of the caller.'),
  rubricId: z.int().nullable(),
  sourceId: z.int(),
  sourceName: z.string(),
  sourceLink: z.string().describe('Where the full text is.'),
  sourceIcon: z.string().nullable(),
  image: z.object({ url: z.string() }).nullable(),
  storyId: z.int().nullable(),
  story: z.object({ storyId: z.int(), title: z.string() }).nullable(),
  clusterCount: z.int().describe('Items of its story, itself included.'),
  objectStat: z.array(z.object({ objectType: z.int(), count: z.int() })),
  totalObjectsCount: z.int().describe('Sum of the counts in objectStat.'),
  requestId: z.string().nullable().describe('Ranking the item was given from.'),
  timeToRead: z.int().describe('Minutes; 0 where only the headline is known.'),
  isRead: z.boolean(),
  genreId: z.int().describe('1 message, 2 article, 3 photo, 4 video.'),
  score: z.number(),
  isHotNews: z.boolean(),
  newsType: z.enum(['news', 'service']),
});

export type NewsItem = z.output<typeof NewsItem>;

/** A rubric as a heading or a choice. */
export const RubricName = z.object({ id: z.int(), name: z.string() });

/** A word the feed is narrowed by. */
export const FeedTag = z.object({ value: z.string(), active: z.boolean() });
