import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameSql } from '../dossier/entity-queries.ts';

/** Moscow days of the headlines, both ends included. */
export interface TreeSpan {
  from: string;
  to: string;
}

/** Entity `id` of a row as what it was merged into. */
const kept = (id: string): string =>
  `(select coalesce(k.merged_into, k.id) from entity k where k.id = ${id})`;

const NeighbourRow = z.object({ of: z.int(), id: z.int(), headlines: z.int(), statements: z.int() });

/** What stands beside an entity, over which bond. */
export type NeighbourRow = z.output<typeof NeighbourRow>;

/** The nearest neighbours of some entities: headlines first, then statements from either side; never itself. */
export function listNeighbours(
  db: Db,
  ids: readonly number[],
  { from, to }: TreeSpan,
  { least, most, kinds }: { least: number; most: number; kinds: readonly number[] | null },
): Promise<NeighbourRow[]> {
  return db.rows(
    NeighbourRow,
    `${membersSql}, bond as (
       select m.of, ${kept('p.other_id')} as id, sum(p.headlines)::int as headlines, 0 as statements
         from member m join entity_pair_day p on p.entity_id = m.id and p.day between $2::date and $3::date
        group by 1, 2 having sum(p.headlines) >= $4::int
       union all
       select m.of, ${kept('s.other_id')}, 0, count(*)::int from member m join entity_statement s on s.entity_id = m.id and s.other_id is not null group by 1, 2
       union all
       select m.of, ${kept('s.entity_id')}, 0, count(*)::int from member m join entity_statement s on s.other_id = m.id group by 1, 2
     ), bonds as (
       select b.of, b.id, sum(b.headlines)::int as headlines, sum(b.statements)::int as statements,
              row_number() over (partition by b.of order by sum(b.headlines) desc, sum(b.statements) desc, b.id) as place
         from bond b join entity e on e.id = b.id
        where b.id <> b.of and ($6::int[] is null or e.kind = any($6::int[]))
        group by b.of, b.id
     )
     select of, id, headlines, statements from bonds where place <= $5::int order by of, place`,
    [ids, from, to, least, most, kinds],
  );
}

/** The asked entities and those merged into them, each under the one that stands. */
const membersSql = `with member as materialized (
       select e.id, coalesce(e.merged_into, e.id) as of from entity e where e.id = any($1::int[]) or e.merged_into = any($1::int[])
     )`;

const NodeRow = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  headlines: z.int(),
  neighbours: z.int(),
});

/** Entries of registers that are counted of one node and one side: beyond that there is more to open in any case. */
const mostCounted = 1_000;

/** Entities with how many headlines name them and how many others stand beside them. */
export function listNodes(
  db: Db,
  ids: readonly number[],
  { from, to }: TreeSpan,
  { locale, withStatements }: { locale: Locale; withStatements: boolean },
): Promise<z.output<typeof NodeRow>[]> {
  return db.rows(
    NodeRow,
    `${membersSql}, named as (
       select m.of, sum(d.headlines)::int as headlines from member m join entity_day d on d.entity_id = m.id and d.day between $2::date and $3::date group by 1
     ), near as (
       select m.of, count(distinct n.id)::int as neighbours
         from member m cross join lateral (
           select p.other_id as id from entity_pair_day p where p.entity_id = m.id and p.day between $2::date and $3::date
           union all
           (select s.other_id from entity_statement s where $5::boolean and s.entity_id = m.id and s.other_id is not null limit ${mostCounted})
           union all
           (select s.entity_id from entity_statement s where $5::boolean and s.other_id = m.id limit ${mostCounted})) as n
        where n.id <> m.of group by 1
     )
     select e.id, e.kind::int as kind, ${nameSql('e', '$4::text')} as name, coalesce(named.headlines, 0) as headlines, coalesce(near.neighbours, 0) as neighbours
       from entity e left join named on named.of = e.id left join near on near.of = e.id
      where e.id = any($1::int[])`,
    [ids, from, to, locale, withStatements],
  );
}

const EdgeRow = z.object({
  one: z.int(),
  other: z.int(),
  headlines: z.int(),
  statements: z.int(),
  field: z.string().nullable(),
});

/** The bonds among some entities, each once. */
export function listEdges(
  db: Db,
  ids: readonly number[],
  { from, to }: TreeSpan,
  least: number,
): Promise<z.output<typeof EdgeRow>[]> {
  return db.rows(
    EdgeRow,
    `${membersSql}, bond as (
       select least(m.of, o.of) as one, greatest(m.of, o.of) as other, sum(p.headlines)::int as headlines, 0 as statements, null::text as field
         from member m join entity_pair_day p on p.entity_id = m.id and p.day between $2::date and $3::date join member o on o.id = p.other_id
        where m.of < o.of group by 1, 2 having sum(p.headlines) >= $4::int
       union all
       select least(m.of, o.of), greatest(m.of, o.of), 0, count(*)::int, min(s.field)
         from member m join entity_statement s on s.entity_id = m.id join member o on o.id = s.other_id where m.of <> o.of group by 1, 2
     )
     select one, other, sum(headlines)::int as headlines, sum(statements)::int as statements, min(field) as field from bond group by 1, 2 order by 3 desc, 1, 2`,
    [ids, from, to, least],
  );
}

const Count = z.object({ headlines: z.int() });

/** All headlines of a span. */
export async function sumAll(db: Db, { from, to }: TreeSpan): Promise<number> {
  const [row] = await db.rows(
    Count,
    'select coalesce(sum(headlines), 0)::int as headlines from entity_counted_day where day between $1::date and $2::date',
    [from, to],
  );
  return row!.headlines;
}
