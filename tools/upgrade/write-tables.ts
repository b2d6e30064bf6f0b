import type { Db } from '#platform/server/db/db.ts';

/** The schemas of the product; its queue makes its own anew. */
const tablesSql = `
  select c.relname as name,
         array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relkind = 'r' and n.nspname = 'public'
   group by c.relname order by c.relname`;

/** Every row of every table as the database writes it, a line a table, then where the sequences stand: text that any PostgreSQL reads back. */
export async function writeTables(db: Db): Promise<string> {
  const lines: string[] = [];
  for (const { name, columns } of await db.query<{ name: string; columns: string[] }>(tablesSql)) {
    const values = columns.map((column) => `${column}::text`).join(', ');
    const rows = await db.query<{ cells: (string | null)[] }>(
      `select array[${values}]::text[] as cells from ${name}`,
    );
    if (rows.length > 0)
      lines.push(JSON.stringify({ table: name, columns, rows: rows.map(({ cells }) => cells) }));
  }
  const sequences = await db.query(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  lines.push(JSON.stringify({ sequences }));
  return `${lines.join('\n')}\n`;
}
