import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { unguardCell } from '#platform/shared/delimited.ts';
import { formulaCell, type TableRow } from '#platform/server/tables/table-bounds.ts';
import {
  companyColumns,
  companyFields,
  registerNumbers,
  statementColumns,
} from '../../domain/exchange/columns.ts';
import { faultOf, type Fault } from '../../domain/exchange/faults.ts';
import { companyNames } from '../../domain/registry/company-names.ts';
import { dayFields, fieldOrder, kindNumber } from '../../domain/registry/fields.ts';
import { statementsOf } from '../registry/registry-entry.ts';
import { checkNumbers, dayOf } from './entry-parts.ts';
import type { About, ReadLine } from './read-line.ts';

type Row = Readonly<Record<string, string>>;

const fields: ReadonlySet<string> = new Set([...fieldOrder, ...dayFields]);
const knownColumns: ReadonlySet<string> = new Set([
  ...companyColumns,
  ...statementColumns,
  ...registerNumbers,
]);

/** What the rows are about: statements where a column `field` is, companies where a name is alone; null for anything else. */
export function formOfTable(rows: readonly TableRow[]): 'companies' | 'statements' | null {
  const header = headerOf(rows);
  if (header.includes('field') && header.includes('value') && header.includes('kind')) return 'statements';
  return companyColumns.slice(0, 2).some((name) => header.includes(name)) ? 'companies' : null;
}

/** A table of companies or of statements, row by row. */
export function* readLines(rows: readonly TableRow[], about: About): Generator<ReadLine> {
  const columns = headerOf(rows).flatMap((name, place) => (knownColumns.has(name) ? [{ name, place }] : []));
  const read = columns.some(({ name }) => name === 'field') ? readStatement : readCompany;
  for (const { row: line, cells } of rows.slice(1)) {
    const row = Object.fromEntries(columns.map(({ name, place }) => [name, cells[place] ?? '']));
    const formula = columns.find(({ name }) => row[name] === formulaCell)?.name;
    yield formula === undefined
      ? { line, ...read(row, about) }
      : { line, faults: [faultOf('formula', formula)] };
  }
}

const headerOf = (rows: readonly TableRow[]): string[] => (rows[0]?.cells ?? []).map((name) => name.trim());

/** A cell as it was before a spreadsheet's apostrophe guarded it. */
function cellOf(row: Row, name: string): string {
  return unguardCell((row[name] ?? '').trim());
}

function numbersOf(row: Row) {
  return checkNumbers(
    registerNumbers.flatMap((scheme) => {
      const value = cellOf(row, scheme);
      return value === '' ? [] : [{ scheme, value }];
    }),
  );
}

function readCompany(row: Row, { source, knownAt }: About): Omit<ReadLine, 'line'> {
  const name = cellOf(row, 'name');
  const en = cellOf(row, 'name_en');
  if (name === '' && en === '') return { faults: [faultOf('no_name')] };
  const { identifiers, faults } = numbersOf(row);
  const called = name === '' ? { names: {}, aliases: [] } : companyNames(name);
  return {
    faults,
    entry: {
      kind: 1,
      names: { ...called.names, ...(en && { en }) },
      aliases: called.aliases,
      identifiers,
      source,
      statements: statementsOf(
        { source, knownAt },
        companyFields.map((field) => ({ field, value: cellOf(row, field) })),
      ),
    },
  };
}

function readStatement(row: Row, { source, knownAt }: About): Omit<ReadLine, 'line'> {
  const [kind, name, field, value] = ['kind', 'name', 'field', 'value'].map((each) => cellOf(row, each)) as [
    string,
    string,
    string,
    string,
  ];
  const known = entityKinds.find((each) => each === kind);
  if (known === undefined) return { faults: [faultOf('no_kind', kind)] };
  if (!fields.has(field)) return { faults: [faultOf('no_field', field)] };
  if (value === '') return { faults: [faultOf('no_value', field)] };
  const { identifiers, faults: wrong } = numbersOf(row);
  if (name === '' && identifiers.length === 0) return { faults: [...wrong, faultOf('nobody')] };
  const faults: Fault[] = [...wrong];
  if (dayFields.some((each) => each === field) && cellOf(row, 'starts') === '')
    faults.push(faultOf('not_a_day', 'starts'));
  const [starts, ends, day] = ['starts', 'ends', 'known_at'].map((each) => {
    const said = cellOf(row, each);
    const read = dayOf(said);
    const isRight = each === 'known_at' ? read?.length === 10 : read !== undefined;
    if (said !== '' && !isRight) faults.push(faultOf('not_a_day', `${each}: ${said}`));
    return isRight ? read : undefined;
  });
  return {
    faults,
    entry: {
      kind: kindNumber(known),
      names: name === '' ? {} : { ru: name },
      aliases: [],
      identifiers,
      source,
      statements: statementsOf({ source, knownAt: day ?? knownAt, link: cellOf(row, 'link') }, [
        { field, value, ...(starts && { starts }), ...(ends && { ends }) },
      ]),
    },
  };
}
