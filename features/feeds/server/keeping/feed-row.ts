import { z } from 'zod';
import { feedHealths } from '../../domain/feed-health.ts';

const moment = z.date().transform((date) => date.toISOString());
const Details = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).nullable();

/** Health of a feed `f`; the order of the cases is their precedence. */
export const healthSql = `
  case when f.removed_at is not null then 'removed'
       when f.is_paused then 'paused'
       when f.next_reading_at is null then 'gone'
       when f.failures > 0 then 'failing'
       when f.last_reading_at is null then 'waiting'
       else 'working' end`;

/** Columns of a feed `f` as FeedRow reads them. */
export const feedColumns = `
  f.id, f.address, f.site, f.title, f.rubric_id::int as "rubricId", f.yugo_id as "yugoId", f.language, f.is_paused as "isPaused",
  f.reads_source_text as "readsSourceText", ${healthSql} as health, f.last_reading_at as "lastReadingAt",
  f.last_success_at as "lastSuccessAt", f.next_reading_at as "nextReadingAt", f.failures, f.last_refusal as "lastRefusal",
  f.last_refusal_details as "lastRefusalDetails", f.faults, f.items_per_day as "itemsPerDay", f.items_read::int as "itemsRead", f.version`;

export const FeedRow = z.object({
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
  lastReadingAt: moment.nullable(),
  lastSuccessAt: moment.nullable(),
  nextReadingAt: moment.nullable(),
  failures: z.int(),
  lastRefusal: z.string().nullable(),
  lastRefusalDetails: Details,
  faults: z.array(z.string()),
  itemsPerDay: z.number().nullable(),
  itemsRead: z.int(),
  version: z.int(),
});

export type FeedRow = z.output<typeof FeedRow>;

/** One reading as it was stored. */
export const ReadingRow = z.object({
  readAt: moment,
  outcome: z.string(),
  details: Details,
  itemsNew: z.int(),
});
