import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Column = z.object({
  name: z.string(),
  type: z.string(),
  isArray: z.boolean(),
  check: z.string().nullable(),
});
let filled = 0;

/** Puts a row into a table whatever the table is: values that are not given are whatever its columns and their lists of words take. Rows it refers to need not be there. */
export async function fillRow(
  db: Db,
  table: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = await db.rows(
    Column,
    `select a.attname as name, t.typname as type, t.typcategory = 'A' as "isArray",
            (select pg_get_constraintdef(k.oid) from pg_constraint k
              where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as "check"
       from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
        and a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''`,
    [table],
  );
  const row: Record<string, unknown> = {};
  for (const { name, type, isArray, check } of columns) row[name] = isArray ? '{}' : valueOf(type, check);
  Object.assign(row, given);
  const names = Object.keys(row);
  await db.transaction(async (tx) => {
    // Without this, a row would need everything it refers to.
    await tx.run('set local session_replication_role = replica');
    await tx.run(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
       values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  });
}

/** The first of the words or numbers a check lists, else something no row before it had. */
function valueOf(type: string, check: string | null): unknown {
  const listed = check && /ARRAY\[(?:'([^']*)'::text|(\d+))/.exec(check);
  if (listed) return listed[1] ?? Number(listed[2]);
  filled += 1;
  if (type === 'text') return `filled ${filled}`;
  if (type === 'bool') return false;
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'bytea') return Buffer.from('filled');
  if (type === 'jsonb') return '{}';
  if (type === 'date' || type.startsWith('timestamp')) return '2020-06-08';
  return filled;
}
