import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';

const CodeRow = z.object({ yugoId: z.int(), oktmo: z.string() });

/** Codes of places in ОКТМО, by which Russian tables are joined; the country and the districts have none. */
export async function listOktmo(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await readHandbook(db, 'oktmo', () =>
    db.rows(CodeRow, 'select yugo_id as "yugoId", oktmo from place where oktmo is not null'),
  );
  return new Map(rows.map(({ yugoId, oktmo }) => [yugoId, oktmo]));
}
