import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Reference = z.object({ table: z.string(), column: z.string() });

/** References by which a row tells of others, and is theirs alone: who blocked the person, whom notices told of the person, whose words the person judged as a moderator. */
const othersOwn = new Set([
  'person_block.blocked_id',
  'notice.about_id',
  'comment.settled_by',
  'message_report.settled_by',
  'figure_report.settled_by',
  'news_correction.settled_by',
]);

const byAddress =
  'select m.email_key from mailing_subscription m join account a using (email_key) where a.id = $1';
const compilations = 'select id from news_compilation where created_by = $1';
/** Tables that name no account and still hold what is a person's own: the column that leads to the rows, and the rows of the person it leads to. */
const parts: Readonly<Record<string, readonly [column: string, own: string]>> = {
  api_key_day: ['key_id', 'select id from api_key where account_id = $1'],
  mailing_subscription: ['email_key', byAddress],
  digest_choice: ['email_key', byAddress],
  digest_letter: ['email_key', byAddress],
  poll_option: ['poll_id', 'select id from poll where account_id = $1'],
  news_compilation_text: ['compilation_id', compilations],
  news_compilation_item: ['compilation_id', compilations],
  service_news_text: ['service_news_id', 'select id from service_news where created_by = $1'],
  own_value: ['series_id', 'select id from own_series where account_id = $1'],
  event_document_text: ['document_id', 'select id from event_document where created_by = $1'],
};
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

/** The rows of one table that a condition on the account (`$1`) picks, without secrets and files. */
async function readRows(db: Db, table: string, where: string, accountId: number): Promise<object[]> {
  const all = await db.rows(
    Column,
    `select column_name as name, data_type = 'bytea' as "isBinary" from information_schema.columns
      where table_schema = current_schema() and table_name = $1`,
    [table],
  );
  const left = all.filter(({ name, isBinary }) => isBinary || secret.test(name)).map(({ name }) => name);
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

/** Which rows of which table are an account's own (`$1`): those that name it, and what belongs to them. */
async function listOwn(db: Db): Promise<Map<string, string>> {
  const own = new Map([['account', 'id = $1']]);
  const references = (await listReferences(db)).filter(
    ({ table, column }) => !othersOwn.has(`${table}.${column}`),
  );
  for (const [table, columns] of Map.groupBy(references, ({ table }) => table))
    own.set(table, columns.map(({ column }) => `${quote(column)} = $1`).join(' or '));
  for (const [table, [column, rows]] of Object.entries(parts)) own.set(table, `${column} in (${rows})`);
  return own;
}

/** Everything the database has of an account, rows by table. */
export async function collectOwn(db: Db, accountId: number): Promise<Map<string, object[]>> {
  const collected = new Map<string, object[]>();
  for (const [table, where] of await listOwn(db)) {
    const rows = await readRows(db, table, where, accountId);
    if (rows.length > 0) collected.set(table, rows);
  }
  return collected;
}
