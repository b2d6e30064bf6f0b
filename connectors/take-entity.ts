import type { PlaceBook } from './place-book.ts';
import { readNumber } from './read-number.ts';
import type { Recipe } from './recipe.ts';
import { textOf, type NumberedRecord, type SourceRecord } from './record.ts';
import { isUnread } from './row-reason.ts';
import type { PassedRow } from './take-rows.ts';

/** Accounts of a company for one year. Unit of money: roubles. */
export interface ReportedAccount {
  year: number;
  revenue: number;
  profit: number | null;
  assets: number | null;
  equity: number | null;
  okved: string;
}

/** What a record says of an entity, in the record's own words. */
export interface ReportedEntity {
  kind: 'entity';
  row: number;
  names: string[];
  numbers: { scheme: string; value: string }[];
  facts: { field: string; value: string }[];
  starts: string;
  ends: string;
  link: string;
  /** ISO code of the place that the record names; null where it names none. */
  place: string | null;
  account: ReportedAccount | null;
}

/** What a record tells of an entity; passed over where it is about somebody else. `known` = whom the registry has, `inn 7707083893`. */
export function takeEntity(
  recipe: Recipe,
  { book, known }: { book: PlaceBook; known: ReadonlySet<string> },
  { row, record }: NumberedRecord,
): ReportedEntity | PassedRow {
  const rule = recipe.entities!;
  const fits = Object.entries(rule.where).every(([column, values]) =>
    values.includes(textOf(record[column])),
  );
  const numbers = filled(rule.numbers, record).map(([scheme, value]) => ({ scheme, value }));
  const isKnown = !rule.knownOnly || numbers.some(({ scheme, value }) => known.has(`${scheme} ${value}`));
  if (!fits || !isKnown) return { kind: 'passed', row };
  const cell = (column: string | undefined): string => (column === undefined ? '' : textOf(record[column]));
  return {
    kind: 'entity',
    row,
    names: rule.names.map(cell).filter((name) => name !== ''),
    numbers,
    facts: filled(rule.facts, record).map(([field, value]) => ({ field, value })),
    starts: cell(rule.starts),
    ends: cell(rule.ends),
    link: cell(rule.link),
    place: placeOf(recipe, book, record),
    account: accountOf(recipe, record),
  };
}

function filled(columns: Readonly<Record<string, string>>, record: SourceRecord): [string, string][] {
  return Object.entries(columns)
    .map(([name, column]): [string, string] => [name, textOf(record[column])])
    .filter(([, value]) => value !== '');
}

/** Null where the recipe asks for none, or the year or the revenue is not there. */
function accountOf(recipe: Recipe, record: SourceRecord): ReportedAccount | null {
  const { accounts, accountFactor } = recipe.entities!;
  if (!accounts) return null;
  const number = (column: string | undefined): number | null => {
    const value = column === undefined ? null : readNumber(record[column], recipe);
    return value === null || isUnread(value) ? null : value;
  };
  const money = (column: string | undefined): number | null => {
    const value = number(column);
    return value === null ? null : Number((value * accountFactor).toPrecision(15));
  };
  const [year, revenue] = [number(accounts.year), money(accounts.revenue)];
  if (year === null || revenue === null) return null;
  return {
    year,
    revenue,
    profit: money(accounts.profit),
    assets: money(accounts.assets),
    equity: money(accounts.equity),
    okved: accounts.okved === undefined ? '' : textOf(record[accounts.okved]),
  };
}

function placeOf({ place: { column, key } }: Recipe, book: PlaceBook, record: SourceRecord): string | null {
  return column === undefined ? null : (book(textOf(record[column]), key) ?? null);
}
