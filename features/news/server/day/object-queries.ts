import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { chooseTopics } from '../../domain/feed/choose-topics.ts';
import { NamesRow } from '../feed/group-columns.ts';
import type { DaySpan } from './day-queries.ts';

const maxCounted = 100;
const popularCount = 10;
const topicCount = 8;
const besideCount = 3;

const ObjectRow = z.object({ id: z.int(), objectType: z.int(), names: NamesRow, count: z.int() });

/** An object that the news of a day name most, with its week and what is named beside it. */
const PopularRow = ObjectRow.extend({
  before: z.int().default(0),
  days: z.array(z.object({ date: z.iso.date(), popularity: z.int() })).default([]),
  beside: z.array(z.object({ id: z.int(), type: z.int(), count: z.int() })).default([]),
});

/** What a day's news name: most, and most unlike the week before. */
export const DayObjects = z.object({ popular: z.array(PopularRow), topics: z.array(ObjectRow) });

export type DayObjects = z.output<typeof DayObjects>;

/** Of news that are not asked for their objects. */
export const noObjects: DayObjects = { popular: [], topics: [] };

const CountRow = z.object({
  id: z.int(),
  objectType: z.int(),
  names: NamesRow,
  today: z.int(),
  before: z.int(),
});

/** Condition on a mention `m`: it is of the news of the span's language and of the rubric, from `$1` less seven days to `$2`; `$3` language, `$4` rubric. */
const mentionOfSpan = `(m.news_id in (select n.id from seen_news n
                                    where n.published_at >= $1::timestamptz - interval '7 days' and n.published_at <= $2
                                      and ($3::text is null or n.language = $3) and ($4::int is null or n.rubric_id = $4))) is true`;

/**
 * Objects named by at least two news of the day, most first; `before` counts the seven days before it. The news are
 * looked up in a hash (`is true` keeps the planner from making a join of it, of whose size it may know nothing).
 */
function countObjectsOfDay(
  db: Db,
  { from, clock, language }: DaySpan,
  rubricId: number | null,
): Promise<z.output<typeof CountRow>[]> {
  return db.rows(
    CountRow,
    `select e.id, e.kind::int as "objectType", e.names, c.today, c.before
       from (select m.entity_id, count(distinct m.news_id) filter (where m.published_at >= $1) as today,
                    count(distinct m.news_id) filter (where m.published_at < $1) as before
               from shown_mention m
              where m.published_at >= $1::timestamptz - interval '7 days' and m.published_at <= $2
                and ${mentionOfSpan}
              group by m.entity_id having count(distinct m.news_id) filter (where m.published_at >= $1) >= 2
              order by today desc, m.entity_id limit ${maxCounted}) as c
       join entity e on e.id = c.entity_id
      order by c.today desc, e.id`,
    [from, clock, language, rubricId],
  );
}

const DayRow = z.object({ id: z.int(), date: z.iso.date(), popularity: z.int() });

/** Headlines that name some objects on each Moscow day of the eight that end with the clock. */
function listDaysOfObjects(
  db: Db,
  { from, clock, language }: DaySpan,
  rubricId: number | null,
  ids: readonly number[],
): Promise<z.output<typeof DayRow>[]> {
  return db.rows(
    DayRow,
    `select m.entity_id as id, to_char(m.published_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as date,
            count(distinct m.news_id)::int as popularity
       from shown_mention m
      where m.entity_id = any($5::int[]) and m.published_at >= $1::timestamptz - interval '7 days' and m.published_at <= $2
        and ${mentionOfSpan}
      group by 1, 2 order by 1, 2`,
    [from, clock, language, rubricId, ids],
  );
}

const BesideRow = z.object({ of: z.int(), id: z.int(), type: z.int(), count: z.int() });

/** What the headlines of the day that name some objects name beside each, most first. */
function listNamedBeside(
  db: Db,
  { from, clock, language }: DaySpan,
  rubricId: number | null,
  ids: readonly number[],
): Promise<z.output<typeof BesideRow>[]> {
  return db.rows(
    BesideRow,
    `select b."of", b.id, e.kind::int as type, b.count
       from (select m.entity_id as "of", o.entity_id as id, count(distinct m.news_id)::int as count,
                    row_number() over (partition by m.entity_id order by count(distinct m.news_id) desc, o.entity_id) as place
               from shown_mention m join shown_mention o on o.news_id = m.news_id and o.entity_id <> m.entity_id
              where m.entity_id = any($5::int[]) and m.published_at >= $1 and m.published_at <= $2 and ${mentionOfSpan}
              group by 1, 2) as b
       join entity e on e.id = b.id
      where b.place <= ${besideCount}
      order by b."of", b.place`,
    [from, clock, language, rubricId, ids],
  );
}

/** What the news of a day, or of one rubric of it, name most and most unlike the week before. */
export async function readDayObjects(db: Db, span: DaySpan, rubricId: number | null): Promise<DayObjects> {
  const counts = await countObjectsOfDay(db, span, rubricId);
  const popular = counts.slice(0, popularCount);
  const ids = popular.map(({ id }) => id);
  const [days, beside] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          listDaysOfObjects(db, span, rubricId, ids),
          listNamedBeside(db, span, rubricId, ids),
        ]);
  const rowOf = ({ id, objectType, names, today }: z.output<typeof CountRow>) => ({
    id,
    objectType,
    names,
    count: today,
  });
  return {
    popular: popular.map((object) => ({
      ...rowOf(object),
      before: object.before,
      days: days.flatMap(({ id, ...day }) => (id === object.id ? [day] : [])),
      beside: beside.flatMap(({ of, ...other }) => (of === object.id ? [other] : [])),
    })),
    topics: chooseTopics(counts, topicCount).map(rowOf),
  };
}

const HourlyRow = ObjectRow.extend({ hours: z.record(z.string(), z.int()) });

/** The objects a day's news name most, with the news of each hour; of one that names it twice it is one. */
export function listObjectHours(
  db: Db,
  { from, clock, language }: DaySpan,
  most: number,
): Promise<z.output<typeof HourlyRow>[]> {
  return db.rows(
    HourlyRow,
    `with mention as materialized (
       select distinct m.entity_id, m.news_id,
              case when n.has_time then extract(hour from n.published_at at time zone 'Europe/Moscow')::int end as hour
         from shown_mention m join seen_news n on n.id = m.news_id
        where m.published_at >= $1 and m.published_at <= $2 and ($3::text is null or n.language = $3)
     ), best as (
       select entity_id, count(*) as count from mention group by entity_id order by count desc, entity_id limit $4::int
     )
     select e.id, e.kind::int as "objectType", e.names, b.count,
            (select coalesce(jsonb_object_agg(hour, times), '{}')
               from (select hour, count(*) as times from mention
                      where entity_id = b.entity_id and hour is not null group by hour) as hourly) as hours
       from best b join entity e on e.id = b.entity_id
      order by b.count desc, e.id`,
    [from, clock, language, most],
  );
}

const PlaceRow = z.object({
  yugoId: z.int(),
  names: NamesRow,
  count: z.int(),
  latitude: z.number(),
  longitude: z.number(),
});

/** Subjects of the country that a day's news concern, most first. */
export function listPlaceCounts(
  db: Db,
  { from, clock, language }: DaySpan,
): Promise<z.output<typeof PlaceRow>[]> {
  return db.rows(
    PlaceRow,
    `select p.yugo_id as "yugoId", c.count, p.lat as latitude, p.lon as longitude,
            jsonb_build_object('ru', p.name_short_ru, 'en', coalesce(p.name_short_en, p.name_en), 'ja', p.name_ja, 'pt', p.name_pt, 'es', p.name_es) as names
       from (select r.yugo_id, count(*) as count
               from news_item_region r join seen_news n on n.id = r.news_id
              where r.published_at >= $1 and r.published_at <= $2 and ($3::text is null or n.language = $3)
              group by r.yugo_id) as c
       join place p on p.yugo_id = c.yugo_id and p.kind = 'region' and p.lat is not null
      order by c.count desc, p.yugo_id`,
    [from, clock, language],
  );
}
