import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameSql } from './entity-queries.ts';

/** Whose headlines, and of which Moscow days, both ends included. */
export interface MentionSpan {
  members: readonly number[];
  from: string;
  to: string;
}

const DayRow = z.object({
  day: z.iso.date(),
  headlines: z.int(),
  negative: z.int(),
  neutral: z.int(),
  positive: z.int(),
});

/** Headlines by day with their tone; of days on which nothing at all was gathered nothing is said. */
export function listMentionDays(
  db: Db,
  { members, from, to }: MentionSpan,
): Promise<z.output<typeof DayRow>[]> {
  return db.rows(
    DayRow,
    `select c.day::text as day, coalesce(sum(d.headlines), 0)::int as headlines, coalesce(sum(d.negative), 0)::int as negative,
            coalesce(sum(d.neutral), 0)::int as neutral, coalesce(sum(d.positive), 0)::int as positive
       from entity_counted_day c left join entity_day d on d.day = c.day and d.entity_id = any($1::int[])
      where c.day between $2::date and $3::date and c.headlines > 0
      group by c.day order by c.day`,
    [members, from, to],
  );
}

/** The headlines that name an entity in a span of days. */
const named = `
  named as materialized (
    select distinct on (m.news_id) m.news_id, m.tone from news_item_entity m
     where m.entity_id = any($1::int[])
       and m.published_at >= $2::date::timestamp at time zone 'Europe/Moscow'
       and m.published_at < ($3::date + 1)::timestamp at time zone 'Europe/Moscow'
     order by m.news_id, m.starts)`;

const HourRow = z.object({ hour: z.int().nullable(), headlines: z.int(), outlets: z.int() });

/** Headlines by the hour, null for those without a time; `outlets` = how many outlets in all. */
export function listMentionHours(
  db: Db,
  { members, from, to }: MentionSpan,
): Promise<z.output<typeof HourRow>[]> {
  return db.rows(
    HourRow,
    `with ${named},
          item as materialized (select n.source_id, case when n.has_time then extract(hour from n.published_at at time zone 'Europe/Moscow')::int end as hour
                                  from named join seen_news n on n.id = named.news_id)
     select hour, count(*)::int as headlines, (select count(distinct source_id)::int from item) as outlets from item group by hour`,
    [members, from, to],
  );
}

const TogetherRow = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  headlines: z.int(),
  expected: z.number(),
});

/** Who stands in the same headlines, most first; `expected` = product of both counts over all headlines of the span. */
export function listTogether(
  db: Db,
  { members, from, to }: MentionSpan,
  { locale, most }: { locale: Locale; most: number },
): Promise<z.output<typeof TogetherRow>[]> {
  return db.rows(
    TogetherRow,
    `with pair as (
       select coalesce(e.merged_into, e.id) as id, sum(p.headlines)::int as headlines
         from entity_pair_day p join entity e on e.id = p.other_id
        where p.entity_id = any($1::int[]) and not p.other_id = any($1::int[]) and p.day between $2::date and $3::date
        group by 1 order by 2 desc, 1 limit $5::int
     ), own as (select sum(headlines) as n from entity_day where entity_id = any($1::int[]) and day between $2::date and $3::date),
        whole as (select sum(headlines) as n from entity_counted_day where day between $2::date and $3::date)
     select e.id, e.kind::int as kind, ${nameSql('e', '$4::text')} as name, p.headlines,
            coalesce(own.n::float8 * (select sum(d.headlines) from entity_day d where d.entity_id = e.id and d.day between $2::date and $3::date) / nullif(whole.n, 0), 0)::float8 as expected
       from pair p join entity e on e.id = p.id, own, whole
      order by p.headlines desc, e.id`,
    [members, from, to, locale, most],
  );
}

const StoryRow = z.object({
  id: z.int(),
  title: z.string(),
  first: z.iso.date(),
  last: z.iso.date(),
  headlines: z.int(),
});

/** Stories whose headlines name an entity most often; one headline alone is no story. Titled by the first of them. */
export function listMentionStories(
  db: Db,
  { members, from, to }: MentionSpan,
  most: number,
): Promise<z.output<typeof StoryRow>[]> {
  return db.rows(
    StoryRow,
    `with ${named}
     select n.story_id::int as id, (array_agg(n.title order by n.published_at, n.id))[1] as title,
            min(n.published_at at time zone 'Europe/Moscow')::date::text as first,
            max(n.published_at at time zone 'Europe/Moscow')::date::text as last, count(*)::int as headlines
       from named join seen_news n on n.id = named.news_id
      where n.story_id is not null
      group by n.story_id having count(*) > 1 order by headlines desc, id desc limit $4::int`,
    [members, from, to, most],
  );
}

const NewsRow = z.object({
  id: z.int(),
  title: z.string(),
  source: z.string(),
  publishedAt: z.date(),
  tone: z.int().nullable(),
});

/** The newest headlines that name an entity. */
export function listMentionNews(
  db: Db,
  { members, from, to }: MentionSpan,
  most: number,
): Promise<z.output<typeof NewsRow>[]> {
  return db.rows(
    NewsRow,
    `with ${named}
     select n.id::int as id, n.title, s.name as source, n.published_at as "publishedAt", named.tone::int as tone
       from named join seen_news n on n.id = named.news_id join news_source s on s.id = n.source_id
      order by n.published_at desc, n.id desc limit $4::int`,
    [members, from, to, most],
  );
}
