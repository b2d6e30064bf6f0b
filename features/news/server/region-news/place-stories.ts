import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { liveStateOf } from '../feed/story-state.ts';

const StoryRow = z.object({
  storyId: z.int(),
  newsId: z.int(),
  title: z.string(),
  language: z.string(),
  sourceName: z.string(),
  rubricId: z.int().nullable(),
  itemCount: z.int(),
  sourceCount: z.int(),
  firstAt: z.date(),
  lastAt: z.date(),
  /** When the first and the last of those headlines came that have an hour; null = none has. */
  timedFrom: z.date().nullable(),
  timedTo: z.date().nullable(),
});

/** A story as one span of time has it in some places: its lead, and the headlines and outlets of that span alone. */
export type PlaceStory = z.output<typeof StoryRow>;

/** Which stories are meant. */
export interface PlaceStoriesWanted {
  yugoIds: readonly number[];
  from: Date;
  until: Date;
  /** The moment of looking: nothing later is known. */
  clock: Date;
  /** Null = every language. */
  language: string | null;
  /** Outlets a story needs at least. */
  minSources?: number;
  most: number;
  skip?: number;
  /** `weight` = most outlets first, then most headlines; `day` = the latest Moscow day first, by weight within it. */
  order?: 'weight' | 'day';
}

const best = 'told.sources desc, told.items desc, told.last_at desc, told.story_id';
const day = `(told.last_at at time zone 'Europe/Moscow')::date desc,`;

const storyColumns = `told.story_id as "storyId", l.id as "newsId", l.title, l.language, s.name as "sourceName", st.rubric_id::int as "rubricId",
  told.items as "itemCount", told.sources as "sourceCount", told.first_at as "firstAt", told.last_at as "lastAt",
  told.timed_from as "timedFrom", told.timed_to as "timedTo"`;

/** Hours of the headlines that have one (SQL): one of a day alone stands at its end and tells no hour. */
const timedColumns = (of: '' | 'n.'): string =>
  ['min', 'max']
    .map(
      (end) =>
        `${end}(${of}published_at) filter (where ${of}has_time) as timed_${end === 'min' ? 'from' : 'to'}`,
    )
    .join(', ');

/** The lead of each story of `told`, as it was known at a moment (SQL). */
function leadJoins(clock: string): string {
  return `cross join lateral ${liveStateOf('told.story_id', clock)} as st
       join news_item l on l.id = st.lead_id
       join news_source s on s.id = l.source_id`;
}

/** Stories of places in a span, each with what was written of it there and then. */
export function listPlaceStories(db: Db, wanted: PlaceStoriesWanted): Promise<PlaceStory[]> {
  const { yugoIds, from, until, clock, language, minSources = 1, most, skip = 0, order = 'weight' } = wanted;
  const by = `${order === 'day' ? day : ''} ${best}`;
  return db.rows(
    StoryRow,
    `with news as materialized (
       select distinct n.id, n.story_id, n.source_id, n.published_at, n.has_time
         from news_item_region r join seen_news n on n.id = r.news_id
        where r.yugo_id = any($1::int[]) and r.published_at between $2::timestamptz and least($3::timestamptz, $4::timestamptz)
          and n.story_id is not null and ($5::text is null or n.language = $5)
     ), told as (
       select story_id, count(*) as items, count(distinct source_id) as sources, min(published_at) as first_at, max(published_at) as last_at, ${timedColumns('')}
         from news group by story_id having count(distinct source_id) >= $6::int
     ), best as (
       select * from told order by ${by} limit $7::int offset $8::int
     )
     select ${storyColumns}
       from best as told ${leadJoins('$4::timestamptz')}
      order by ${by}`,
    [yugoIds, from, until, clock, language, minSources, most, skip],
  );
}

/** The most told stories of each of some places between a moment and the clock, by place; a place nobody wrote of is not among them. */
export async function listStoriesByPlace(
  db: Db,
  {
    yugoIds,
    from,
    clock,
    language,
    most,
  }: Pick<PlaceStoriesWanted, 'yugoIds' | 'from' | 'clock' | 'language' | 'most'>,
): Promise<Map<number, PlaceStory[]>> {
  const rows = await db.rows(
    StoryRow.extend({ yugoId: z.int() }),
    `with counted as (
       select r.yugo_id, n.story_id, count(*) as items, count(distinct n.source_id) as sources,
              min(n.published_at) as first_at, max(n.published_at) as last_at,
              ${timedColumns('n.')}
         from news_item_region r join seen_news n on n.id = r.news_id
        where r.yugo_id = any($1::int[]) and r.published_at between $2 and $3
          and n.story_id is not null and ($4::text is null or n.language = $4)
        group by r.yugo_id, n.story_id
     ), placed as (
       select told.*, row_number() over (partition by told.yugo_id order by ${best}) as turn from counted as told
     )
     select told.yugo_id as "yugoId", ${storyColumns}
       from placed as told ${leadJoins('$3::timestamptz')}
      where told.turn <= $5::int
      order by told.yugo_id, told.turn`,
    [yugoIds, from, clock, language, most],
  );
  return Map.groupBy(rows, ({ yugoId }) => yugoId);
}

/** The most told stories of places in each of some spans, by the place of the span in the list. */
export async function listStoriesOfSpans(
  db: Db,
  {
    yugoIds,
    spans,
    clock,
    language,
    most,
  }: Pick<PlaceStoriesWanted, 'yugoIds' | 'clock' | 'language' | 'most'> & {
    spans: readonly { from: Date; until: Date }[];
  },
): Promise<Map<number, PlaceStory[]>> {
  const rows = await db.rows(
    StoryRow.extend({ span: z.int() }),
    `with news as materialized (
       select distinct s.span, n.id, n.story_id, n.source_id, n.published_at, n.has_time
         from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as s (from_at, until_at, span)
         join news_item_region r on r.yugo_id = any($1::int[]) and r.published_at between s.from_at and least(s.until_at, $4::timestamptz)
         join seen_news n on n.id = r.news_id
        where n.story_id is not null and ($5::text is null or n.language = $5)
     ), counted as (
       select span, story_id, count(*) as items, count(distinct source_id) as sources, min(published_at) as first_at, max(published_at) as last_at, ${timedColumns('')}
         from news group by span, story_id
     ), placed as (
       select told.*, row_number() over (partition by told.span order by ${best}) as turn from counted as told
     )
     select (told.span - 1)::int as span, ${storyColumns}
       from placed as told ${leadJoins('$4::timestamptz')}
      where told.turn <= $6::int
      order by told.span, told.turn`,
    [yugoIds, spans.map(({ from }) => from), spans.map(({ until }) => until), clock, language, most],
  );
  return Map.groupBy(rows, ({ span }) => span);
}
