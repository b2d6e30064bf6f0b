import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { shortNameOf } from '#statistics/places/place-queries.ts';
import { knownEnd } from '../../domain/registers.ts';
import { overdueHours } from '../../domain/list/overdue.ts';
import { inForce, type Condition } from './filter-measures.ts';

const Status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const Direction = z.union([z.literal(1), z.literal(3)]);
const Person = z.object({ id: z.int(), name: z.string() }).nullable();

/** A version as lists show it. */
const ListRow = z.object({
  id: z.int(),
  version: z.int(),
  status: Status,
  title: z.string(),
  direction: Direction,
  yugoIds: z.array(z.int()),
  places: z.array(z.string()),
  starts: z.iso.date().nullable(),
  ends: z.iso.date().nullable(),
  strictness: z.int().nullable(),
  code: z.string().nullable(),
  budget: z.number().nullable(),
  description: z.string(),
  responsible: z.string(),
  legalBasis: z.string(),
  legalLink: z.string(),
  author: Person,
  moderator: Person,
  origin: z.string().nullable(),
  links: z.array(z.object({ source: z.string(), url: z.string() })),
  updatedAt: z.date(),
  submittedAt: z.date().nullable(),
  publishedAt: z.date().nullable(),
  publishAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
  isEdit: z.boolean(),
});

export type ListRow = z.output<typeof ListRow>;

/** A person as an object of id and name, or null; a join of accounts by its name. */
export const person = (table: string): string =>
  `case when ${table}.id is not null then jsonb_build_object('id', ${table}.id, 'name', btrim(${table}.first_name || ' ' || ${table}.last_name)) end`;

const columns = (locale: Locale): string => `
  v.measure_id as id, v.version, v.status, v.direction, v.yugo_ids as "yugoIds", v.starts, v.ends, v.strictness, v.code,
  coalesce(v.translations->'${locale}'->>'title', v.title) as title,
  array(select ${shortNameOf(locale)} from place p where p.yugo_id = any(v.yugo_ids) order by p.order_${locale}) as places,
  (v.content->>'budget')::float8 as budget,
  left(coalesce(v.translations->'${locale}'->>'description', v.content->>'description', ''), 300) as description,
  coalesce(v.content->>'responsible', '') as responsible, coalesce(v.content->>'legalBasis', '') as "legalBasis",
  coalesce(v.content->>'legalLink', '') as "legalLink",
  ${person('a')} as author, ${person('d')} as moderator, r.title as origin, v.links,
  v.updated_at as "updatedAt", v.submitted_at as "submittedAt", v.published_at as "publishedAt", v.publish_at as "publishAt", v.expires_at as "expiresAt",
  (v.status <> 3 and exists (select 1 from measure_version o where o.measure_id = v.measure_id and o.status = 3)) as "isEdit"`;

const joins = `
  join measure m using (measure_id)
  left join source r on r.code = m.origin
  left join account a on a.id = v.author_id
  left join account d on d.id = v.moderator_id`;

const orders = {
  start: 'v.starts desc nulls first, v.measure_id desc, v.version desc',
  place: 'v.yugo_ids, v.starts desc nulls first, v.measure_id desc, v.version desc',
  updated: 'v.updated_at desc, v.measure_id desc, v.version desc',
  waiting: 'v.submitted_at, v.measure_id, v.version',
} as const;

/** How a list is cut. */
export interface Cut {
  sort: keyof typeof orders;
  skip: number;
  most: number;
}

/** Who reads a list: in which language, and on which day ends of registers are known. */
interface Reader {
  locale: Locale;
  clock: { day: string };
}

/** One page of the versions a condition lets through; names are looked up for the page alone. */
export async function listMeasures(
  db: Db,
  where: Condition,
  { sort, skip, most }: Cut,
  { locale, clock }: Reader,
): Promise<ListRow[]> {
  const page = where.values.length;
  const rows = await db.rows(
    ListRow,
    `with chosen as (
       select v.measure_id, v.version from measure_version v join measure m using (measure_id)
        where ${where.sql} order by ${orders[sort]} limit $${page + 1}::int offset $${page + 2}::int)
     select ${columns(locale)}
       from chosen join measure_version v using (measure_id, version) ${joins}
      order by ${orders[sort]}`,
    [...where.values, most, skip],
  );
  return rows.map((row) => ({ ...row, ends: knownEnd(row, clock.day) }));
}

const CountRow = z.object({
  total: z.int(),
  drafts: z.int(),
  waiting: z.int(),
  published: z.int(),
  canceled: z.int(),
  health: z.int(),
  economy: z.int(),
  inForce: z.int(),
  registers: z.int(),
  overdue: z.int(),
});

/** How many versions a condition lets through, by what lists tell of them. */
export async function countMeasures(
  db: Db,
  where: Condition,
  { day, now }: { day: string; now: Date },
): Promise<z.output<typeof CountRow>> {
  const at = where.values.length;
  const [row] = await db.rows(
    CountRow,
    `select count(*)::int as total,
            count(*) filter (where v.status = 1)::int as drafts, count(*) filter (where v.status = 2)::int as waiting,
            count(*) filter (where v.status = 3)::int as published, count(*) filter (where v.status = 4)::int as canceled,
            count(*) filter (where v.direction = 1)::int as health, count(*) filter (where v.direction = 3)::int as economy,
            count(*) filter (where v.status = 3 and ${inForce(`$${at + 1}::date`)})::int as "inForce",
            count(*) filter (where m.origin is not null)::int as registers,
            count(*) filter (where v.status = 2 and v.publish_at is null and v.submitted_at < $${at + 2}::timestamptz - interval '${overdueHours} hours')::int as overdue
       from measure_version v join measure m using (measure_id)
      where ${where.sql}`,
    [...where.values, day, now],
  );
  return row!;
}

/** Total of a condition alone, for the pages of a list. */
export async function countTotal(db: Db, where: Condition): Promise<number> {
  const [row] = await db.rows(
    z.object({ total: z.int() }),
    `select count(*)::int as total from measure_version v join measure m using (measure_id) where ${where.sql}`,
    where.values,
  );
  return row!.total;
}

/** In how many places the versions of a condition hold. */
export async function countPlaces(db: Db, where: Condition): Promise<number> {
  const [row] = await db.rows(
    z.object({ places: z.int() }),
    `select count(distinct p.id)::int as places
       from measure_version v join measure m using (measure_id) cross join unnest(v.yugo_ids) as p(id) where ${where.sql}`,
    where.values,
  );
  return row!.places;
}

/** A row of the database as calls give it. */
export function describeRow({ updatedAt, submittedAt, publishedAt, publishAt, expiresAt, ...row }: ListRow) {
  return {
    ...row,
    updatedAt: updatedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishAt: publishAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
