type Value = string | number | boolean | null;

/** A column of many rows: its name, its type, its value in each row. */
export type BulkColumn = readonly [name: string, type: string, values: readonly Value[]];

/**
 * Many rows for one statement, as a table `n` to select from. Columns go as lists, written here so that long ones are
 * ready while the statement before is still under way. A column that says the same in every row goes once.
 */
export function bulkRows(columns: readonly BulkColumn[]): { table: string; values: (Value | string)[] } {
  const isList = columns.map(([, , values], at) => at === 0 || values.some((value) => value !== values[0]));
  const lists = columns.flatMap(([name, type], at) => (isList[at] ? [{ name, type, at }] : []));
  const fields = columns.map(([name, type], at) => (isList[at] ? name : `$${at + 1}::${type} as ${name}`));
  const taken = lists.map(({ type, at }) => `$${at + 1}::${type}[]`).join(', ');
  const names = lists.map(({ name }) => name).join(', ');
  return {
    table: `(select ${fields.join(', ')} from unnest(${taken}) as l (${names})) as n`,
    values: columns.map(([, , values], at) => (isList[at] ? listText(values) : (values[0] ?? null))),
  };
}

const special = /["\\]/;
const everySpecial = /["\\]/g;

/** A list as the database reads it: `{1,NULL,"a"}`. */
function listText(values: readonly Value[]): string {
  let text = '{';
  for (const [at, value] of values.entries()) {
    if (at > 0) text += ',';
    if (value === null) text += 'NULL';
    else if (typeof value !== 'string') text += String(value);
    else text += special.test(value) ? `"${value.replaceAll(everySpecial, String.raw`\$&`)}"` : `"${value}"`;
  }
  return `${text}}`;
}
