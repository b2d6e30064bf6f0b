import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { companyNames } from '#features/entities/domain/registry/company-names.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { fieldOrder, kindNumber } from '#features/entities/domain/registry/fields.ts';
import { statementsOf } from '#features/entities/server/registry/registry-entry.ts';
import { checkNumbers, dayOf } from './entry-parts.ts';
import type { About, ReadLine } from './read-line.ts';
import { readWorkbook } from './read-workbook.ts';

type Row = Readonly<Record<string, string | undefined>>;

const numbers = ['inn', 'ogrn', 'lei', 'isin', 'wikidata'] as const;
const companyFields = ['okved', 'okpo', 'legalForm', 'site', 'founded', 'dissolved', 'fullName'] as const;
const fields: ReadonlySet<string> = new Set(fieldOrder);

/** Columns of a table of companies; only the name is needed. */
export const companyColumns = ['name', 'name_en', ...numbers, ...companyFields] as const;
/** Columns of a table of statements; kind, name or a number, field and value are needed. */
export const statementColumns = [
  'kind',
  'name',
  ...numbers,
  'field',
  'value',
  'starts',
  'ends',
  'link',
  'known_at',
] as const;

/** A table of companies or of statements, CSV or XLSX; told apart by the column `field`. */
export async function* readTable(path: string, about: About): AsyncGenerator<ReadLine> {
  for await (const { line, row } of rowsOf(path))
    yield { line, ...('field' in row ? readStatement(row, about) : readCompany(row, about)) };
}

async function* rowsOf(path: string): AsyncGenerator<{ line: number; row: Row }> {
  if (path.toLowerCase().endsWith('.xlsx')) {
    const [header = [], ...rows] = readWorkbook(await readFile(path));
    for (const [at, cells] of rows.entries())
      yield {
        line: at + 2,
        row: Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])),
      };
    return;
  }
  const parser = createReadStream(path).pipe(
    parse({ columns: true, bom: true, relax_column_count: true, info: true, delimiter: [',', ';', '\t'] }),
  ) as AsyncIterable<{ record: Row; info: { lines: number } }>;
  for await (const { record, info } of parser) yield { line: info.lines, row: record };
}

/** A cell as it was before a spreadsheet's apostrophe guarded it. */
function cellOf(row: Row, name: string): string {
  return (row[name] ?? '').trim().replace(/^'(?=[=+@\t-])/, '');
}

function numbersOf(row: Row) {
  return checkNumbers(
    numbers.flatMap((scheme) => {
      const value = cellOf(row, scheme);
      return value === '' ? [] : [{ scheme, value }];
    }),
  );
}

function readCompany(row: Row, { source, knownAt }: About): Omit<ReadLine, 'line'> {
  const name = cellOf(row, 'name');
  const en = cellOf(row, 'name_en');
  if (name === '' && en === '') return { faults: ['a company without a name'] };
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
  if (known === undefined)
    return { faults: [`kind "${kind.slice(0, 40)}" is none of ${entityKinds.join(', ')}`] };
  if (!fields.has(field)) return { faults: [`field "${field.slice(0, 40)}" is none of a dossier’s`] };
  if (value === '') return { faults: ['a statement without a value'] };
  const { identifiers, faults } = numbersOf(row);
  if (name === '' && identifiers.length === 0)
    return { faults: [...faults, 'nobody is named: neither a name nor a number that is right'] };
  const [starts, ends] = ['starts', 'ends'].map((each) => dayOf(cellOf(row, each)));
  const day = dayOf(cellOf(row, 'known_at'));
  return {
    faults,
    entry: {
      kind: kindNumber(known),
      names: name === '' ? {} : { ru: name },
      aliases: [],
      identifiers,
      source,
      statements: statementsOf(
        { source, knownAt: day?.length === 10 ? day : knownAt, link: cellOf(row, 'link') },
        [{ field, value, ...(starts && { starts }), ...(ends && { ends }) }],
      ),
    },
  };
}
