import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Row = z.object({ written: z.string(), yugoId: z.int() });

/** What an account has said names in its files mean. */
export function listPlaceNames(db: Db, accountId: number): Promise<z.output<typeof Row>[]> {
  return db.rows(
    Row,
    'select written, place_id as "yugoId" from own_place_name where account_id = $1 order by written',
    [accountId],
  );
}

/** Remembers what a name means for an account, at most so many; false where there are as many already. */
export async function keepPlaceName(
  db: Db,
  { accountId, written, yugoId, most }: { accountId: number; written: string; yugoId: number; most: number },
): Promise<boolean> {
  const touched = await db.run(
    `insert into own_place_name (account_id, written, place_id)
     select $1::bigint, $2, $3::int
      where (select count(*) from own_place_name where account_id = $1::bigint and written <> $2) < $4::int
     on conflict (account_id, written) do update set place_id = excluded.place_id`,
    [accountId, written, yugoId, most],
  );
  return touched > 0;
}

/** Forgets what a name means for an account. */
export async function forgetPlaceName(db: Db, accountId: number, written: string): Promise<void> {
  await db.run('delete from own_place_name where account_id = $1 and written = $2', [accountId, written]);
}
