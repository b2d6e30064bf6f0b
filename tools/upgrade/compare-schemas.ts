import type { Db } from '#platform/server/db/db.ts';

/** A column as statements of another release meet it. */
export interface Column {
  /** `table.column`. */
  name: string;
  type: string;
  /** False: a row that does not name it is refused. */
  mayBeLeftOut: boolean;
  mayBeNull: boolean;
}

/** What statements rest on: columns of tables and views, and rules that refuse rows. */
export interface Schema {
  columns: readonly Column[];
  /** `table: definition` of checks, keys and references. */
  rules: readonly string[];
  functions: readonly string[];
}

/** Reads the schema of the product's tables. */
export async function readSchema(db: Db): Promise<Schema> {
  const columns = await db.query<Column>(
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            not a.attnotnull or a.atthasdef or a.attidentity <> '' as "mayBeLeftOut", not a.attnotnull as "mayBeNull"
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped order by 1`,
  );
  const rules = await db.query<{ rule: string }>(
    `select c.relname || ': ' || pg_get_constraintdef(k.oid) as rule
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and k.contype in ('c', 'u', 'f', 'x', 'p') order by 1`,
  );
  const functions = await db.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  );
  return { columns, rules: rules.map(({ rule }) => rule), functions: functions.map(({ name }) => name) };
}

/**
 * What a release that was made for `before` would stumble over in `after`. Either what it reads is gone or of another
 * type, or a row as it writes it is refused. Rules that became wider stand here too; who reads the line decides.
 */
export function listBreaks(before: Schema, after: Schema): string[] {
  const columns = new Map(after.columns.map((column) => [column.name, column]));
  const oldColumns = new Map(before.columns.map((column) => [column.name, column]));
  const tableOf = (name: string): string => name.split(/[.:]/)[0]!;
  const oldTables = new Set(before.columns.map(({ name }) => tableOf(name)));
  const lost = before.columns.flatMap(({ name, type, mayBeNull, mayBeLeftOut }) => {
    const now = columns.get(name);
    if (now === undefined) return [`${name} is gone`];
    if (now.type !== type) return [`${name} is ${now.type}, was ${type}`];
    if (mayBeNull && !now.mayBeNull) return [`${name} may not be null any more`];
    return mayBeLeftOut && !now.mayBeLeftOut ? [`${name} has no default any more`] : [];
  });
  const needed = after.columns
    .filter(
      ({ name, mayBeLeftOut }) => oldTables.has(tableOf(name)) && !oldColumns.has(name) && !mayBeLeftOut,
    )
    .map(({ name }) => `${name} is new and has to be written`);
  const rules = new Set(before.rules);
  const stricter = after.rules
    .filter((rule) => oldTables.has(tableOf(rule)) && !rules.has(rule))
    .map((rule) => `${rule} is a new rule`);
  const functions = new Set(after.functions);
  const uncallable = before.functions.filter((name) => !functions.has(name)).map((name) => `${name} is gone`);
  return [...lost, ...needed, ...stricter, ...uncallable];
}
