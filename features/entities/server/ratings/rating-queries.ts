import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { RatingSpan } from '../../domain/ratings/rating-span.ts';
import { nameSql } from '../dossier/entity-queries.ts';

const Row = z.object({ id: z.int(), kind: z.int(), count: z.int(), before: z.int() });

/** An entity with its headlines of a span and of the one before. */
export type CountedRow = z.output<typeof Row>;

/** How many names are ranked in each span: bands of the first fifty end well before. */
export const ranked = 100;

/** Whom a rating is of: one kind or all, one rubric or all. */
export interface RatingScope {
  readonly kind: number | null;
  readonly rubricId: number | null;
}

/** Headlines of entities by day: of the rubric `$n` alone where it is named. */
const daysSql = (rubricId: number | null, place: string): string =>
  rubricId === null
    ? `entity_day d`
    : `(select entity_id, day, headlines from entity_rubric_day where rubric_id = ${place}::smallint) as d`;

/** Those named most in a span or in the one before it; what was merged counts for what it was merged into. */
export function listCounted(
  db: Db,
  { from, to, beforeFrom }: RatingSpan,
  { kind, rubricId }: RatingScope,
): Promise<CountedRow[]> {
  return db.rows(
    Row,
    `with counted as (
       select coalesce(e.merged_into, e.id) as id, coalesce(sum(d.headlines) filter (where d.day >= $1::date), 0)::int as count,
              coalesce(sum(d.headlines) filter (where d.day < $1::date), 0)::int as before
         from ${daysSql(rubricId, '$5')} join entity e on e.id = d.entity_id
        where d.day between $3::date and $2::date and ($4::int is null or e.kind = $4)
          and e.is_shown
        group by 1
     ), best as (
       (select * from counted where count > 0 order by count desc, id limit ${ranked})
       union (select * from counted where before > 0 order by before desc, id limit ${ranked})
     )
     select e.id, e.kind::int as kind, b.count, b.before
       from best b join entity e on e.id = b.id order by b.count desc, e.id`,
    rubricId === null ? [from, to, beforeFrom, kind] : [from, to, beforeFrom, kind, rubricId],
  );
}

const NameRow = z.object({ id: z.int(), name: z.string() });

/** Names of some entities in a language. */
export async function listNames(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows(
    NameRow,
    `select e.id, ${nameSql('e', '$2::text')} as name from entity e where e.id = any($1::int[])`,
    [ids, locale],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const Whole = z.object({ headlines: z.int(), before: z.int() });

/** How many headlines both spans had. */
export async function sumHeadlines(
  db: Db,
  { from, to, beforeFrom }: RatingSpan,
  rubricId: number | null,
): Promise<z.output<typeof Whole>> {
  const [row] = await db.rows(
    Whole,
    `select coalesce(sum(headlines) filter (where day >= $1::date), 0)::int as headlines,
            coalesce(sum(headlines) filter (where day < $1::date), 0)::int as before
       from ${rubricId === null ? 'entity_counted_day' : 'rubric_counted_day'}
      where day between $3::date and $2::date ${rubricId === null ? '' : 'and rubric_id = $4::smallint'}`,
    rubricId === null ? [from, to, beforeFrom] : [from, to, beforeFrom, rubricId],
  );
  return row!;
}

const DayRow = z.object({ id: z.int(), day: z.iso.date(), headlines: z.int() });

/** Headlines by day of some entities, with those merged into them. */
export function listRatedDays(
  db: Db,
  ids: readonly number[],
  { from, to }: RatingSpan,
  rubricId: number | null,
): Promise<z.output<typeof DayRow>[]> {
  return db.rows(
    DayRow,
    `select coalesce(e.merged_into, e.id) as id, d.day::text as day, sum(d.headlines)::int as headlines
       from ${daysSql(rubricId, '$4')} join entity e on e.id = d.entity_id
      where (e.id = any($1::int[]) or e.merged_into = any($1::int[])) and d.day between $2::date and $3::date group by 1, 2`,
    rubricId === null ? [ids, from, to] : [ids, from, to, rubricId],
  );
}

const OutletRow = z.object({ id: z.int(), outlets: z.int() });

/** How many outlets named each in a span. */
export function countOutlets(
  db: Db,
  ids: readonly number[],
  { from, to }: RatingSpan,
  rubricId: number | null,
): Promise<z.output<typeof OutletRow>[]> {
  return db.rows(
    OutletRow,
    `select coalesce(e.merged_into, e.id) as id, count(distinct n.source_id)::int as outlets
       from entity e join news_item_entity m on m.entity_id = e.id join seen_news n on n.id = m.news_id
      where (e.id = any($1::int[]) or e.merged_into = any($1::int[]))
        and m.published_at >= $2::date::timestamp at time zone 'Europe/Moscow'
        and m.published_at < ($3::date + 1)::timestamp at time zone 'Europe/Moscow'
        and ($4::int is null or n.rubric_id = $4)
      group by 1`,
    [ids, from, to, rubricId],
  );
}
