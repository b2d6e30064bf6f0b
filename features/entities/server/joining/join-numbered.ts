import { listBundledRows } from '#statistics/import/read-rows.ts';
import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { joinPair } from './join-same.ts';

const Pair = z.object({ goneId: z.int(), keptId: z.int() });

/**
 * Those of the list by hand whose number in a register is known to us count with what the register says, whatever it calls
 * them. Returns how many were joined.
 */
export async function joinNumbered(db: Db): Promise<number> {
  const rows = await listBundledRows('entities/listed_numbers.csv');
  const pairs = await db.rows(
    Pair,
    `select i.entity_id as "goneId", e.id as "keptId"
       from unnest($1::text[], $2::smallint[], $3::text[], $4::text[]) as n (name, kind, scheme, value)
       join entity e on e.kind = n.kind and e.is_listed and e.names ->> 'ru' = n.name and e.source = 'data/news/gazetteers/entities.csv'
       join entity_identifier i on i.scheme = n.scheme and i.value = n.value
      where i.entity_id <> e.id`,
    [
      rows.map((row) => row['name_ru'] ?? ''),
      rows.map((row) => Number(row['kind'])),
      rows.map((row) => row['scheme'] ?? ''),
      rows.map((row) => row['value'] ?? ''),
    ],
  );
  let joined = 0;
  for (const pair of pairs) if (await db.transaction((tx) => joinPair(tx, pair, 'listed'))) joined += 1;
  return joined;
}
