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

/** Which headlines a rating counts: of one rubric or all, of one country or all. */
export interface Narrowing {
  readonly rubricId: number | null;
  readonly countryId: number | null;
}

/** Whom a rating is of: one kind or all, in which headlines. */
export interface RatingScope extends Narrowing {
  readonly kind: number | null;
}

/** A narrowing as SQL: the counts of entities, those of all headlines, and the values they ask for from `$at` on. */
function narrow({ rubricId, countryId }: Narrowing, at: number) {
  const isOfRubric = (place: number): string => `rubric_id = $${place}::smallint`;
  if (countryId === null && rubricId === null)
    return { days: 'entity_day d', whole: 'entity_counted_day', values: [] };
  const [days, whole] =
    countryId === null
      ? ['entity_rubric_day', 'rubric_counted_day']
      : ['entity_country_day', 'country_counted_day'];
  const conditions = [
    ...(countryId === null ? [] : [`country_id = $${at}::int`]),
    ...(rubricId === null ? [] : [isOfRubric(countryId === null ? at : at + 1)]),
  ].join(' and ');
  return {
    days: `(select entity_id, day, headlines from ${days} where ${conditions}) as d`,
    whole: `(select day, headlines from ${whole} where ${conditions}) as w`,
    values: [countryId, rubricId].filter((value) => value !== null),
  };
}

/** Those named most in a span or in the one before it; what was merged counts for what it was merged into. */
export function listCounted(
  db: Db,
  { from, to, beforeFrom }: RatingSpan,
  { kind, ...narrowing }: RatingScope,
): Promise<CountedRow[]> {
  const { days, values } = narrow(narrowing, 5);
  return db.rows(
    Row,
    `with counted as (
       select coalesce(e.merged_into, e.id) as id, coalesce(sum(d.headlines) filter (where d.day >= $1::date), 0)::int as count,
              coalesce(sum(d.headlines) filter (where d.day < $1::date), 0)::int as before
         from ${days} join entity e on e.id = d.entity_id
        where d.day between $3::date and $2::date and ($4::int is null or e.kind = $4)
          and e.is_shown
        group by 1
     ), best as (
       (select * from counted where count > 0 order by count desc, id limit ${ranked})
       union (select * from counted where before > 0 order by before desc, id limit ${ranked})
     )
     select e.id, e.kind::int as kind, b.count, b.before
       from best b join entity e on e.id = b.id order by b.count desc, e.id`,
    [from, to, beforeFrom, kind, ...values],
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
  narrowing: Narrowing,
): Promise<z.output<typeof Whole>> {
  const { whole, values } = narrow(narrowing, 4);
  const [row] = await db.rows(
    Whole,
    `select coalesce(sum(headlines) filter (where day >= $1::date), 0)::int as headlines,
            coalesce(sum(headlines) filter (where day < $1::date), 0)::int as before
       from ${whole} where day between $3::date and $2::date`,
    [from, to, beforeFrom, ...values],
  );
  return row!;
}

const DayRow = z.object({ id: z.int(), day: z.iso.date(), headlines: z.int() });

/** Headlines by day of some entities, with those merged into them. */
export function listRatedDays(
  db: Db,
  ids: readonly number[],
  { from, to }: RatingSpan,
  narrowing: Narrowing,
): Promise<z.output<typeof DayRow>[]> {
  const { days, values } = narrow(narrowing, 4);
  return db.rows(
    DayRow,
    `select coalesce(e.merged_into, e.id) as id, d.day::text as day, sum(d.headlines)::int as headlines
       from ${days} join entity e on e.id = d.entity_id
      where (e.id = any($1::int[]) or e.merged_into = any($1::int[])) and d.day between $2::date and $3::date group by 1, 2`,
    [ids, from, to, ...values],
  );
}

const OutletRow = z.object({ id: z.int(), outlets: z.int() });

/** How many outlets named each in a span. */
export function countOutlets(
  db: Db,
  ids: readonly number[],
  { from, to }: RatingSpan,
  { rubricId, countryId }: Narrowing,
): Promise<z.output<typeof OutletRow>[]> {
  return db.rows(
    OutletRow,
    `select coalesce(e.merged_into, e.id) as id, count(distinct n.source_id)::int as outlets
       from entity e join news_item_entity m on m.entity_id = e.id join seen_news n on n.id = m.news_id
      where (e.id = any($1::int[]) or e.merged_into = any($1::int[]))
        and m.published_at >= $2::date::timestamp at time zone 'Europe/Moscow'
        and m.published_at < ($3::date + 1)::timestamp at time zone 'Europe/Moscow'
        and ($4::int is null or n.rubric_id = $4)
        and ($5::int is null or exists (select from news_item_country c where c.news_id = n.id and c.country_id = $5))
      group by 1`,
    [ids, from, to, rubricId, countryId],
  );
}

const CountryRow = z.object({ id: z.int(), name: z.string(), headlines: z.int() });

/** Countries that headlines of a span are of, the largest count first. */
export function listCountries(
  db: Db,
  { from, to }: RatingSpan,
  { rubricId, locale }: { rubricId: number | null; locale: Locale },
): Promise<z.output<typeof CountryRow>[]> {
  return db.rows(
    CountryRow,
    `select e.id, ${nameSql('e', '$3::text')} as name, c.headlines
       from (select country_id, sum(headlines)::int as headlines from country_counted_day
              where day between $1::date and $2::date and ($4::int is null or rubric_id = $4) group by 1) as c
       join entity e on e.id = c.country_id order by c.headlines desc, e.id`,
    [from, to, locale, rubricId],
  );
}

const Country = z.object({ id: z.int() });

/** The country that a number stands for now; null where it is no country's. */
export async function findCountry(db: Db, id: number): Promise<number | null> {
  const [found] = await db.rows(
    Country,
    `select coalesce(e.merged_into, e.id) as id from entity e
      where e.id = $1::int and exists (select from entity_identifier i where i.entity_id = e.id and i.scheme = 'iso3')`,
    [id],
  );
  return found?.id ?? null;
}
