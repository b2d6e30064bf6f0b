import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { couldBeSaid } from '../dossier/entity-queries.ts';

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

/** Which neighbours are asked for: named together at least `least` times, the nearest `most`, of some kinds or of all. */
export interface Nearness {
  least: number;
  most: number;
  kinds: readonly number[] | null;
}

/** What stands beside the entities `member` between the days `$2` and `$3`, nearest first: headlines, from `$4` on, first, then statements from either side; never itself. */
export const bondsSql = (kinds: string): string => `
  bond as (
    select m.of, ${kept('p.other_id')} as id, sum(p.headlines)::int as headlines, 0 as statements
      from member m join entity_pair_day p on p.entity_id = m.id and p.day between $2::date and $3::date
     group by 1, 2 having sum(p.headlines) >= $4::int
    union all
    select m.of, ${kept('s.other_id')}, 0, count(*)::int from member m join entity_statement s on s.entity_id = m.id and s.other_id is not null and ${couldBeSaid('$3::text')} group by 1, 2
    union all
    select m.of, ${kept('s.entity_id')}, 0, count(*)::int from member m join entity_statement s on s.other_id = m.id and ${couldBeSaid('$3::text')} group by 1, 2
  ), bonds as (
    select b.of, b.id, sum(b.headlines)::int as headlines, sum(b.statements)::int as statements,
           row_number() over (partition by b.of order by sum(b.headlines) desc, sum(b.statements) desc, b.id) as place
      from bond b join entity e on e.id = b.id and e.is_shown
     where b.id <> b.of and (${kinds}::int[] is null or e.kind = any(${kinds}::int[]))
     group by b.of, b.id
  )`;

/** The nearest neighbours of some entities: headlines first, then statements from either side; never itself. */
export function listNeighbours(
  db: Db,
  ids: readonly number[],
  { from, to }: TreeSpan,
  { least, most, kinds }: Nearness,
): Promise<NeighbourRow[]> {
  return db.rows(
    NeighbourRow,
    `with member as materialized (
       select e.id, coalesce(e.merged_into, e.id) as of from entity e where e.id = any($1::int[]) or e.merged_into = any($1::int[])
     ), ${bondsSql('$6')}
     select of, id, headlines, statements from bonds where place <= $5::int order by of, place`,
    [ids, from, to, least, most, kinds],
  );
}
