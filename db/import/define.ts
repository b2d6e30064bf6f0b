import type { Db } from '#platform/server/db/db.ts';
import type { TableRow } from './read-rows.ts';

/** A table of definitions: its key columns and the others, all named as in the files. */
export interface DefinitionTable {
  table: string;
  keys: readonly string[];
  columns: readonly string[];
  /** Columns named otherwise in the file. */
  named?: Readonly<Record<string, string>>;
}

const names = ['name_ru', 'name_en', 'name_ja', 'name_pt', 'name_es'];

/** Tables an operator may add to with `npm run import`, in the order they depend on each other. */
export const definitionTables: readonly DefinitionTable[] = [
  { table: 'unit', keys: ['code'], columns: names },
  { table: 'provider', keys: ['code'], columns: names },
  { table: 'caveat', keys: ['code'], columns: ['text_ru', 'text_en', 'text_ja', 'text_pt', 'text_es'] },
  { table: 'source', keys: ['code'], columns: ['provider_code', 'title', 'licence', 'url', 'mirror', 'caveat_code', 'priority'], named: { provider_code: 'provider', caveat_code: 'caveat' } },
  { table: 'indicator', keys: ['code'], columns: ['family', 'kind', 'unit', 'direction', 'decimals', 'dimensions', 'anchor', ...names] },
  { table: 'dimension_value', keys: ['dimension', 'value'], columns: ['position', ...names] },
];

/** Adds definitions, or brings those with the same key up to date. Types are those of the table's columns. */
export async function define(db: Db, { table, keys, columns, named = {} }: DefinitionTable, rows: readonly TableRow[]): Promise<number> {
  const all = [...keys, ...columns];
  const records = rows.map((row) => Object.fromEntries(all.map((column) => [column, emptyIsNull(column, row[named[column] ?? column])])));
  return db.run(
    `insert into ${table} (${all.join()})
     select ${all.join()} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (${keys.join()}) do update set ${columns.map((column) => `${column} = excluded.${column}`).join()}
      where (${columns.map((column) => `${table}.${column}`).join()}) is distinct from (${columns.map((column) => `excluded.${column}`).join()})`,
    [JSON.stringify(records)],
  );
}

/** An indicator without dimensions has an empty text there, everything else that is empty is not known. */
function emptyIsNull(column: string, text: string | undefined): string | null {
  return text === '' && column !== 'dimensions' ? null : (text ?? null);
}
