import { z } from 'zod';

const Moment = z.iso.datetime({ offset: true });

/** 0 not popular, 1 small, 2 normal, 3 big, 4 hot. */
const Popularity = z.int().min(0).max(4);

/** What a mention or an object is of: 1 company … 11 media, as the dossiers count them. */
export const ObjectKind = z.int().min(1).max(11);

/** Something the news name. */
export const NamedObject = z.object({
  id: z.int(),
  name: z.string().describe('In the language of the caller where it is known.'),
  objectType: ObjectKind,
  count: z.int().describe('Headlines that name it.'),
});

export type NamedObject = z.output<typeof NamedObject>;

/** A story as it was known at the clock. */
const StoryName = z.object({
  storyId: z.int(),
  title: z.string().describe('Headline of its lead.'),
  itemCount: z.int().describe('Headlines, reprints included.'),
  sourceCount: z.int(),
  reprintCount: z.int(),
  firstAt: Moment,
  lastAt: Moment,
});

/** One more headline of a story, as it stands below the lead. */
const StoryMember = z.object({
  newsId: z.int(),
  date: Moment,
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
});

/** What a feed by story shows of one beside its lead. */
const StoryGroup = z.object({
  members: z.array(StoryMember).describe('Up to three, other outlets and originals first, newest first.'),
  day: z.iso.date().describe('Moscow day of its last headline.'),
  times: z
    .array(z.string())
    .describe('Hours HH:MM of its headlines on that day, the lead left out; at most 300.'),
  leadTime: z.string().nullable().describe('Hour of the lead; null when it is not known or of another day.'),
  objects: z.array(NamedObject).describe('What its headlines name most, at most three.'),
  regions: z
    .array(
      z.object({
        yugoId: z.int(),
        name: z.string(),
        newsId: z
          .int()
          .nullable()
          .describe('The headline that concerns it: the lead where it does, else the latest.'),
      }),
    )
    .describe('Subjects of the country it concerns.'),
  rank: z
    .object({
      sources: z.int(),
      authority: z.number().describe('Sum over its outlets, 1 = a middling one.'),
      freshness: z.number().describe('Share 0…1, halved every eight hours since its last headline.'),
      growth: z.number().describe('Share 0…1 of the last three hours in the last six.'),
    })
    .describe('Why it stands where it stands.'),
});

/** Number of an item. */
export const NewsId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

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
  image: z
    .object({ url: z.string() })
    .nullable()
    .describe('Kept here: a reader\u2019s browser loads nothing from outlets. Null where none is kept.'),
  storyId: z.int().nullable(),
  story: StoryName.nullable().describe('Null while the engine has not read the item.'),
  group: StoryGroup.nullable().describe(
    'Only where the feed is by story: the item is then the story\u2019s lead.',
  ),
  clusterCount: z.int().describe('Items of its story, itself included.'),
  objectStat: z.array(z.object({ objectType: ObjectKind, count: z.int() })),
  totalObjectsCount: z.int().describe('Sum of the counts in objectStat.'),
  requestId: z.string().nullable().describe('Ranking the item was given from.'),
  timeToRead: z.int().describe('Minutes; 0 where only the headline is known.'),
  isRead: z.boolean(),
  genreId: z.int().describe('1 message, 2 article, 3 photo, 4 video.'),
  tone: z.int().min(-1).max(1).nullable().describe('-1 negative, 0 neutral, 1 positive; null = not judged.'),
  popularity: Popularity.describe('Of its story.'),
  score: z.number().describe('Rank: news are sorted by it, highest first.'),
  isHotNews: z.boolean().describe('Its story is hot at this moment.'),
  newsType: z.enum(['news', 'article', 'service']),
});

export type NewsItem = z.output<typeof NewsItem>;

/** A rubric as a heading or a choice. */
export const RubricName = z.object({ id: z.int(), name: z.string() });

/** A word the feed is narrowed by. */
export const FeedTag = z.object({ value: z.string(), active: z.boolean() });
