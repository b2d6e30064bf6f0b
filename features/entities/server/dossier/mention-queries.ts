import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { listSql, membersSql, nameSql } from './entity-queries.ts';

const MentionsRow = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      headlines: z.int(),
      negative: z.int(),
      neutral: z.int(),
      positive: z.int(),
    }),
  ),
  hours: z.array(z.object({ hour: z.int(), headlines: z.int() })),
  outlets: z.int(),
  together: z.array(
    z.object({
      id: z.int(),
      kind: z.int(),
      name: z.string(),
      headlines: z.int(),
      expected: z.number(),
    }),
  ),
  stories: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      first: z.iso.date(),
      last: z.iso.date(),
      headlines: z.int(),
    }),
  ),
  news: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      source: z.string(),
      publishedAt: z.iso.datetime({ offset: true }),
      tone: z.int().nullable(),
    }),
  ),
});

/** Whose headlines, and of which Moscow days, both ends included; without a first day from the first that names it. */
interface MentionSpan {
  id: number;
  from: string | null;
  to: string;
}

const most = { together: 12, stories: 12, news: 40 } as const;

/** The span of days `span` of the entity `$1`, up to the day `$4`. */
const spanSql = `
  found as materialized (${membersSql}),
  span as materialized (
    select found.members, coalesce($3::date, (select min(d.day) from entity_day d where d.entity_id = any(found.members) and d.day <= $4::date), $4::date) as first,
           $4::date as last
      from found)`;

/** The headlines that name the entity in the span, each once. */
const itemSql = `
  named as materialized (
    select distinct m.news_id from span join news_item_entity m on m.entity_id = any(span.members)
       and m.published_at >= span.first::timestamp at time zone 'Europe/Moscow'
       and m.published_at < (span.last + 1)::timestamp at time zone 'Europe/Moscow'),
  item as materialized (
    select n.id, n.title, n.story_id, n.source_id, n.published_at, n.has_time, n.tone
      from named join seen_news n on n.id = named.news_id)`;

/** Headlines by day with their tone; of days on which nothing at all was gathered nothing is said. */
const daysSql = `
  select c.day::text as day, coalesce(sum(d.headlines), 0)::int as headlines, coalesce(sum(d.negative), 0)::int as negative,
         coalesce(sum(d.neutral), 0)::int as neutral, coalesce(sum(d.positive), 0)::int as positive
    from entity_counted_day c left join entity_day d on d.day = c.day and d.entity_id = any(span.members)
   where c.day between span.first and span.last and c.headlines > 0
   group by c.day order by c.day`;

/** Headlines by the hour of those with a time. */
const hoursSql = `
  select extract(hour from published_at at time zone 'Europe/Moscow')::int as hour, count(*)::int as headlines
    from item where has_time group by 1`;

/** Who stands in the same headlines, most first; `expected` = product of both counts over all headlines of the span. */
const togetherSql = `
  with pair as (
    select coalesce(e.merged_into, e.id) as id, sum(p.headlines)::int as headlines
      from entity_pair_day p join entity e on e.id = p.other_id and e.is_shown
     where p.entity_id = any(span.members) and not p.other_id = any(span.members) and p.day between span.first and span.last
     group by 1 order by 2 desc, 1 limit ${most.together}
  ), own as (select sum(headlines) as n from entity_day where entity_id = any(span.members) and day between span.first and span.last),
     whole as (select sum(headlines) as n from entity_counted_day where day between span.first and span.last)
  select e.id, e.kind::int as kind, ${nameSql('e', '$2::text')} as name, p.headlines,
         coalesce(own.n::float8 * (select sum(d.headlines) from entity_day d where d.entity_id = e.id and d.day between span.first and span.last) / nullif(whole.n, 0), 0)::float8 as expected
    from pair p join entity e on e.id = p.id, own, whole
   order by p.headlines desc, e.id`;

/** Stories whose headlines name the entity most often; one headline alone is no story. Titled by the first of them. */
const storiesSql = `
  select story_id::int as id, (array_agg(title order by published_at, item.id))[1] as title,
         min(published_at at time zone 'Europe/Moscow')::date::text as first,
         max(published_at at time zone 'Europe/Moscow')::date::text as last, count(*)::int as headlines
    from item where story_id is not null
   group by story_id having count(*) > 1 order by headlines desc, story_id desc limit ${most.stories}`;

/** The newest headlines. */
const newsSql = `
  select n.id::int as id, n.title, s.name as source, n.published_at as "publishedAt", n.tone::int as tone
    from (select * from item order by published_at desc, id desc limit ${most.news}) as n join news_source s on s.id = n.source_id
   order by n.published_at desc, n.id desc`;

/** Where, when and with whom headlines name an entity, in one statement that reads them once; null where there is no such entity. */
export async function findMentions(
  db: Db,
  { id, from, to }: MentionSpan,
  locale: Locale,
): Promise<z.output<typeof MentionsRow> | null> {
  const [row] = await db.rows(
    MentionsRow,
    `with ${spanSql}, ${itemSql}
     select ${listSql(daysSql)} as days, ${listSql(hoursSql)} as hours, (select count(distinct source_id)::int from item) as outlets,
            ${listSql(togetherSql)} as together, ${listSql(storiesSql)} as stories, ${listSql(newsSql)} as news
       from span`,
    [id, locale, from, to],
  );
  return row ?? null;
}
