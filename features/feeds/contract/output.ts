import { z } from 'zod';
import { feedHealths } from '../domain/feed-health.ts';

const Moment = z.iso.datetime({ offset: true });
const Details = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

/** A feed as the desk lists it. */
export const ListedFeed = z.object({
  id: z.int(),
  address: z.string(),
  site: z.string().nullable(),
  title: z.string(),
  rubricId: z.int().nullable(),
  yugoId: z.int().nullable(),
  language: z.string().nullable(),
  isPaused: z.boolean(),
  readsSourceText: z.boolean(),
  health: z.enum(feedHealths),
  lastReadingAt: Moment.nullable(),
  lastSuccessAt: Moment.nullable(),
  nextReadingAt: Moment.nullable().describe('Null: never by itself, the feed is gone for good.'),
  failures: z.int().describe('Readings refused one after another.'),
  lastRefusal: z.string().nullable().describe('Code of the last refusal while failures > 0.'),
  lastRefusalDetails: Details.nullable(),
  faults: z.array(z.string()).describe('What was wrong with the last good reading.'),
  itemsPerDay: z.number().nullable(),
  itemsRead: z.int(),
  version: z.int(),
});

/** One reading of a feed; outcome = read, unchanged or the code of a refusal. */
const FeedReading = z.object({
  readAt: Moment,
  outcome: z.string(),
  details: Details.nullable(),
  itemsNew: z.int(),
});

/** An item as the desk shows it before it is kept. */
const SampleItem = z.object({
  title: z.string(),
  link: z.string().nullable(),
  publishedAt: Moment.nullable(),
  author: z.string(),
  summary: z.string(),
  hasText: z.boolean(),
  image: z.string().nullable(),
  language: z.string().describe('As the engine tells it.'),
  rubricId: z.int().nullable().describe('As the engine tells it; null where it would rather not say.'),
  isNews: z.boolean(),
  yugoIds: z.array(z.int()),
});

/** What an editor sees of a feed before adding it. */
export const ExaminedFeed = z.object({
  address: z.string(),
  title: z.string(),
  site: z.string().nullable(),
  format: z.string(),
  language: z.string().nullable(),
  itemCount: z.int(),
  itemsPerDay: z.number().nullable(),
  newestAt: Moment.nullable(),
  faults: z.array(z.string()),
  knownId: z.int().nullable().describe('The feed that has this address already.'),
  items: z.array(SampleItem),
});

/** A feed of a site: what it holds, or why it cannot be read. */
export const FoundFeed = z.object({
  address: z.string(),
  title: z.string(),
  refusal: z.string().nullable(),
  details: Details,
  feed: ExaminedFeed.nullable(),
});

/** How one line of an imported list fared. */
export const ImportLine = z.object({
  line: z.int(),
  title: z.string(),
  address: z.string(),
  outcome: z.enum(['added', 'known', 'refused']),
  reason: z.string().nullable(),
});

export const FeedDetails = z.object({
  feed: ListedFeed,
  readings: z.array(FeedReading).describe('Newest first, at most 20.'),
  newest: z
    .array(z.object({ newsId: z.int(), title: z.string(), date: Moment }))
    .describe('Its latest stored headlines.'),
  waiting: z.int().describe('Items that have not gone through the engine yet.'),
  failed: z
    .array(z.object({ title: z.string(), failure: z.string() }))
    .describe('Items the engine left alone.'),
});
