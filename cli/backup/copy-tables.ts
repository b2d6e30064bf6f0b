import type { PoolClient } from 'pg';

/** A table with the columns that are written, in their order; generated ones make themselves. */
interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** What a table holds: how many rows, and a sum over all of them in which their order makes no difference. */
export interface TableSum {
  table: string;
  rows: number;
  sum: string;
}

const batch = 5000;
/** As much of a table with files or pictures is fetched at once. Unit: bytes. */
const batchBytes = 8_000_000;
/** Every value as the database writes it: text out and text in loses nothing. */
const asText = { getTypeParser: () => (text: string) => text };

/** So that both databases write moments and numbers alike. */
export const sameNotation = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`;

/** All tables of the product and of its job queue, with their columns; partitioned ones by their parts. */
export async function listTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            coalesce(json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
                     order by a.attnum) filter (where a.attgenerated = ''), '[]') as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname in ('public', 'job')
      group by n.nspname, c.relname order by 1`,
  );
  return rows;
}

/** Rows and sum of a table, the same on any database that holds the same. */
export async function sumTable(client: PoolClient, table: string): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(
    `select count(*)::int as rows,
            coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0)::text as sum from ${table} t`,
  );
  return { ...rows[0]!, table };
}

/** How many rows of a table are fetched at once: of long ones few. */
async function batchOf(client: PoolClient, { name, columns }: Table): Promise<number> {
  const long = columns.filter(({ type }) => type === 'bytea').map((column) => column.name);
  if (long.length === 0) return batch;
  const { rows } = await client.query<{ longest: number | null }>(
    `select max(${long.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ')}) as longest from ${name}`,
  );
  // Written as text a byte takes two signs.
  return Math.max(1, Math.min(batch, Math.floor(batchBytes / (2 * (rows[0]!.longest ?? 0) + 500))));
}

/** Copies a table row by row into an emptied one of the same columns. */
export async function copyTable(from: PoolClient, to: PoolClient, { name, columns }: Table): Promise<void> {
  const names = columns.map((column) => column.name).join(', ');
  const given = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const aliases = columns.map((_, at) => `c${at}`);
  const values = columns.map(({ type }, at) => `c${at}::${type}`).join(', ');
  const insert = `insert into ${name} (${names}) overriding system value select ${values} from unnest(${given}) as u(${aliases.join(', ')})`;
  const size = await batchOf(from, { name, columns });
  await from.query(`declare moving no scroll cursor for select ${names} from ${name}`);
  for (;;) {
    const { rows } = await from.query<(string | null)[]>({
      text: `fetch ${size} from moving`,
      types: asText,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    await to.query(
      insert,
      columns.map((_, at) => rows.map((row) => row[at])),
    );
  }
  await from.query('close moving');
}
