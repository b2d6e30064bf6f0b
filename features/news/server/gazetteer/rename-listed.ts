import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Joined } from './give-mentions.ts';
import type { ListedEntry } from './listed-entry.ts';

const Pair = z.object({ goneId: z.int(), keptId: z.int() });

const listed = 'unnest($1::int[], $2::smallint[], $3::text[]) as n (id, kind, key)';

/**
 * Entries with a number of their own are known by it: their key becomes what is made of their name now, whatever it was.
 * Who stands under such a key without being in the list makes room for it; returns them, to be joined once all are in.
 */
export async function renameListed(tx: Db, entries: readonly ListedEntry[]): Promise<Joined[]> {
  const own = entries.filter(({ id }) => id !== undefined);
  const values = [own.map(({ id }) => id), own.map(({ kind }) => kind), own.map(({ key }) => key)];
  await tx.run(
    `insert into entity_former_key (kind, key, entity_id)
     select e.kind, e.key, e.id from entity e join ${listed} on e.id = n.id where (e.kind, e.key) <> (n.kind, n.key) on conflict do nothing`,
    values,
  );
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
