import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { ListedEntry } from './listed-entry.ts';

const Pair = z.object({ goneId: z.int(), keptId: z.int() });

/** One that stood under the key of an entry with a number of its own, and that entry. */
export type Displaced = z.output<typeof Pair>;

const listed = 'unnest($1::int[], $2::smallint[], $3::text[]) as n (id, kind, key)';

/**
 * Entries with a number of their own are known by it: their key becomes what is made of their name now, whatever it was.
 * Who stands under such a key without being in the list makes room for it; returns them, to be joined once all are in.
 */
export async function renameListed(tx: Db, entries: readonly ListedEntry[]): Promise<Displaced[]> {
  const own = entries.filter(({ id }) => id !== undefined);
  const values = [own.map(({ id }) => id), own.map(({ kind }) => kind), own.map(({ key }) => key)];
  // Two may exchange their keys: first each gets one that nobody can have.
  await tx.run(
    `update entity e set key = e.id || E'\\u0001' from ${listed} where e.id = n.id and (e.kind, e.key) <> (n.kind, n.key)`,
    values,
  );
  const displaced = await tx.rows(
    Pair,
    `update entity e set key = e.key || ' ' || e.id from ${listed}
      where e.kind = n.kind and e.key = n.key and e.id <> n.id returning e.id as "goneId", n.id as "keptId"`,
    values,
  );
  await tx.run(
    `update entity e set kind = n.kind, key = n.key from ${listed} where e.id = n.id and e.key = e.id || E'\\u0001'`,
    values,
  );
  return displaced;
}

/** Who stood under a listed name counts for whom the list knows by it; kept as a merge, so that an editor may undo it. */
export async function joinDisplaced(tx: Db, displaced: readonly Displaced[]): Promise<void> {
  if (displaced.length === 0) return;
  await tx.run(
    `with pair as (
       select * from unnest($1::int[], $2::int[]) as n (gone, kept)
     ), joined as (
       update entity e set merged_into = p.kept, version = e.version + 1
         from pair p where e.id = p.gone and e.merged_into is null returning e.id, p.kept
     ), follower as (
       update entity e set merged_into = j.kept from joined j where e.merged_into = j.id
     )
     insert into entity_merge (gone_id, kept_id, reason) select id, kept, 'listed' from joined`,
    [displaced.map(({ goneId }) => goneId), displaced.map(({ keptId }) => keptId)],
  );
}
