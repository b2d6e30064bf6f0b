import type { Db } from '#platform/server/db/db.ts';
import type { TableRow } from './read-rows.ts';

/** A table of definitions, as it is in the database and in a file. */
export interface DefinitionTable {
  table: string;
  /** Column of the table → column of the file; the first ones are the key. */
  columns: Readonly<Record<string, string>>;
  keys: readonly string[];
  /** Columns that may be empty. */
  optional: readonly string[];
  /** What a column may hold. */
  forms: Readonly<Record<string, RegExp>>;
  /** Columns that name a row of another table. */
  references: Readonly<Record<string, string>>;
}

const code = /^[a-z][a-z0-9_]*$/;
const whole = /^\d{1,6}$/;
const same = (...columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, column]));
const names = same('name_ru', 'name_en', 'name_ja', 'name_pt', 'name_es');
const texts = same('text_ru', 'text_en', 'text_ja', 'text_pt', 'text_es');
/** A unit is whole: «млн ₽» would be shortened twice on screen. */
const noMultiple =
  /^(?!(тыс\.|млн|млрд|трлн|тысяч|миллион|thousand|million|billion|trillion|mil |mill|milh|miles|bilh|千|万|百万|億|十億|兆))/iu;
const unitForms = Object.fromEntries(Object.keys(names).map((name) => [name, noMultiple]));
const plain = { keys: ['code'], optional: [] as string[], forms: { code }, references: {} };

/** Tables an operator may add to with `npm run import`, in the order they depend on each other. */
export const definitionTables: readonly DefinitionTable[] = [
  { ...plain, table: 'unit', columns: { code: 'unit', ...names }, forms: { code, ...unitForms } },
  { ...plain, table: 'provider', columns: { code: 'provider', ...names } },
  { ...plain, table: 'caveat', columns: { code: 'caveat', ...texts } },
  {
    table: 'source',
    columns: {
      code: 'source',
      provider_code: 'provider',
      ...same('title', 'licence', 'url', 'mirror'),
      caveat_code: 'caveat',
      priority: 'priority',
    },
    keys: ['code'],
    optional: ['url', 'mirror', 'caveat_code'],
    forms: { code, priority: whole, url: /^https?:\/\/\S+$/ },
    references: { provider_code: 'provider', caveat_code: 'caveat' },
  },
  {
    table: 'indicator',
    columns: {
      code: 'indicator',
      ...same('family', 'kind', 'unit', 'direction', 'decimals', 'dimensions', 'anchor'),
      ...names,
    },
    keys: ['code'],
    optional: ['dimensions'],
    forms: {
      code,
      family: /^(health|economy|population|ecology|finance|smb)$/,
      kind: /^(daily|weekly|monthly|quarterly|annual)$/,
      direction: /^(better|worse|neutral)$/,
      decimals: /^[0-6]$/,
      dimensions: /^[a-z]+(,[a-z]+)*$/,
      anchor: /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    },
    references: { unit: 'unit' },
  },
  {
    table: 'dimension_value',
    columns: { dimension: 'dimension', value: 'value', position: 'position', ...names },
    keys: ['dimension', 'value'],
    optional: [],
    forms: { dimension: /^[a-z]+$/, value: /^[^;={}|]+$/, position: whole },
    references: {},
  },
];

/** Adds definitions, or brings those with the same key up to date; returns how many changed. */
export function define(
  db: Db,
  { table, columns, keys }: DefinitionTable,
  rows: readonly TableRow[],
): Promise<number> {
  const all = Object.keys(columns);
  const others = all.filter((column) => !keys.includes(column));
  const records = rows.map((row) =>
    Object.fromEntries(all.map((column) => [column, emptyIsNull(column, row[columns[column]!])])),
  );
  return db.run(
    `insert into ${table} (${all.join()})
     select ${all.join()} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (${keys.join()}) do update set ${others.map((column) => `${column} = excluded.${column}`).join()}
      where (${others.map((column) => `${table}.${column}`).join()}) is distinct from (${others.map((column) => `excluded.${column}`).join()})`,
    [JSON.stringify(records)],
  );
}

/** An indicator without dimensions has an empty text there; everything else that is empty is not known. */
function emptyIsNull(column: string, text: string | undefined): string | null {
  return text === '' && column !== 'dimensions' ? null : (text ?? null);
}
