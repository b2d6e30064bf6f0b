import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { couldBeSaid, listSql, nameSql } from '../dossier/entity-queries.ts';
import { bondsSql, type Nearness, type TreeSpan } from './tree-queries.ts';

const Drawing = z.object({
  /** Those to be drawn, in their order. */
  nodes: z.array(
    z.object({ id: z.int(), kind: z.int(), name: z.string(), headlines: z.int(), neighbours: z.int() }),
  ),
  /** The bonds among them, each once. */
  edges: z.array(
    z.object({
      one: z.int(),
      other: z.int(),
      headlines: z.int(),
      statements: z.int(),
      field: z.string().nullable(),
    }),
  ),
  /** All headlines of the span. */
  all: z.int(),
});

/** Nodes and edges as they are kept. */
export type Drawing = z.output<typeof Drawing>;

interface DrawingOptions {
  locale: Locale;
  least: number;
  withStatements: boolean;
}

/** Entries of registers that are counted of one node and one side: beyond that there is more to open in any case. */
const maxCounted = 1_000;

/** Entities with how many headlines name them and how many others stand beside them. */
const nodesSql = listSql(`
  select e.id, e.kind::int as kind, ${nameSql('e', '$5::text')} as name, coalesce(named.headlines, 0) as headlines, coalesce(near.neighbours, 0) as neighbours
    from picked join entity e on e.id = picked.id
    left join (
      select m.of, sum(d.headlines)::int as headlines
        from drawn m join entity_day d on d.entity_id = m.id and d.day between $2::date and $3::date group by 1) as named on named.of = e.id
    left join (
      select m.of, count(distinct n.id)::int as neighbours
        from drawn m cross join lateral (
          select p.other_id as id from entity_pair_day p where p.entity_id = m.id and p.day between $2::date and $3::date
          union all
          (select s.other_id from entity_statement s where $6::boolean and s.entity_id = m.id and s.other_id is not null and ${couldBeSaid('$3::text')} limit ${maxCounted})
          union all
          (select s.entity_id from entity_statement s where $6::boolean and s.other_id = m.id and ${couldBeSaid('$3::text')} limit ${maxCounted})) as n
       where n.id <> m.of group by 1) as near on near.of = e.id
   order by picked.place`);

/** The bonds among those to be drawn, each once. */
const edgesSql = listSql(`
  select one, other, sum(headlines)::int as headlines, sum(statements)::int as statements, min(field) as field
    from (
      select least(m.of, o.of) as one, greatest(m.of, o.of) as other, sum(p.headlines)::int as headlines, 0 as statements, null::text as field
        from drawn m join entity_pair_day p on p.entity_id = m.id and p.day between $2::date and $3::date join drawn o on o.id = p.other_id
       where m.of < o.of group by 1, 2 having sum(p.headlines) >= $4::int
      union all
      select least(m.of, o.of), greatest(m.of, o.of), 0, count(*)::int, min(s.field)
        from drawn m join entity_statement s on s.entity_id = m.id join drawn o on o.id = s.other_id where m.of <> o.of and ${couldBeSaid('$3::text')} group by 1, 2
    ) as bond
   group by 1, 2 having $6::boolean or sum(headlines) > 0 order by 3 desc, 1, 2`);

/** What is drawn of the entities `picked`, with all that were merged into each. */
const drawingSql = `
  drawn as materialized (
    select picked.id, picked.id as of from picked
    union all
    select e.id, picked.id from picked join entity e on e.merged_into = picked.id
  )
  select ${nodesSql} as nodes, ${edgesSql} as edges,
         (select coalesce(sum(headlines), 0)::int from entity_counted_day where day between $2::date and $3::date) as all`;

/** Some entities, in their order, with the bonds among them. */
export async function drawEntities(
  db: Db,
  ids: readonly number[],
  { from, to }: TreeSpan,
  { locale, least, withStatements }: DrawingOptions,
): Promise<Drawing> {
  const [row] = await db.rows(
    Drawing,
    `with picked as materialized (select id, place from unnest($1::int[]) with ordinality as asked (id, place)), ${drawingSql}`,
    [ids, from, to, least, locale, withStatements],
  );
  return row!;
}

/** An entity with its nearest neighbours and the bonds among them all, in one statement; null where there is no such entity. */
export async function drawNeighbours(
  db: Db,
  id: number,
  { from, to }: TreeSpan,
  { locale, least, withStatements, most, kinds }: DrawingOptions & Nearness,
): Promise<Drawing | null> {
  const [row] = await db.rows(
    Drawing,
    `with root as materialized (select coalesce(merged_into, id) as id from entity where id = $1::int),
     member as materialized (
       select root.id, root.id as of from root union all select e.id, root.id from root join entity e on e.merged_into = root.id
     ), ${bondsSql('$8')},
     picked as materialized (
       select id, 0 as place from root
       union all
       select id, place from bonds where place <= $7::int and ($6::boolean or headlines > 0)
     ), ${drawingSql}`,
    [id, from, to, least, locale, withStatements, most, kinds],
  );
  return row!.nodes.length === 0 ? null : row!;
}
