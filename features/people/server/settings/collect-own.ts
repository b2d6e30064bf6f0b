import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Reference = z.object({ table: z.string(), column: z.string() });

/** References that tell what others did to a person, and are theirs alone. */
const othersOwn = new Set(['person_block.blocked_id']);
/** Fingerprints of passwords, codes and sessions, which open something or are nobody's to read. */
const secret = /_hash$|(^|_)token$/;

/** Every column of the database that names an account, whichever room it belongs to: a new table is covered by itself. */
export function listReferences(db: Db): Promise<z.output<typeof Reference>[]> {
  return db.rows(
    Reference,
    `select t.relname as "table", a.attname as "column"
       from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'account'::regclass and n.nspname = current_schema()
      order by 1, 2`,
  );
}

const Column = z.object({ name: z.string(), isBinary: z.boolean() });

/** The rows of one table that name an account in one of the columns, without secrets and files. */
async function readRows(
  db: Db,
  table: string,
  columns: readonly string[],
  accountId: number,
): Promise<object[]> {
  const all = await db.rows(
    Column,
    `select column_name as name, data_type = 'bytea' as "isBinary" from information_schema.columns
      where table_schema = current_schema() and table_name = $1`,
    [table],
  );
  const left = all.filter(({ name, isBinary }) => isBinary || secret.test(name)).map(({ name }) => name);
  const where = columns.map((column) => `${quote(column)} = $1`).join(' or ');
  const rows = await db.query<{ row: object }>(
    `select to_jsonb(t) - $2::text[] as row from (select ${all
      .filter(({ isBinary }) => !isBinary)
      .map(({ name }) => quote(name))
      .join(', ')} from ${quote(table)} where ${where}) t`,
    [accountId, left],
  );
  return rows.map(({ row }) => row);
}

/** Names come from the database's own catalogue; quoted all the same. */
function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Everything the database has of an account: rows by table, the account's own and its digest among them. */
export async function collectOwn(db: Db, accountId: number): Promise<Map<string, object[]>> {
  const own = new Map([['account', await readRows(db, 'account', ['id'], accountId)]]);
  const references = (await listReferences(db)).filter(
    ({ table, column }) => !othersOwn.has(`${table}.${column}`),
  );
  for (const [table, columns] of Map.groupBy(references, ({ table }) => table)) {
    const rows = await readRows(
      db,
      table,
      columns.map(({ column }) => column),
      accountId,
    );
    if (rows.length > 0) own.set(table, rows);
  }
  const mailing = await db.query<{ row: object }>(
    `select to_jsonb(m) - 'token' as row from mailing_subscription m join account a on a.email_key = m.email_key where a.id = $1`,
    [accountId],
  );
  if (mailing.length > 0)
    own.set(
      'mailing_subscription',
      mailing.map(({ row }) => row),
    );
  return own;
}
