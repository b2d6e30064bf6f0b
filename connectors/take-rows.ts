import type { PlaceBook } from './place-book.ts';
import type { FigureRule, Recipe } from './recipe.ts';
import { readNumber } from './read-number.ts';
import { readPeriod } from './read-period.ts';
import { isUnread, unread, type RowReason, type Unread } from './row-reason.ts';
import { textOf, type NumberedRecord, type SourceRecord } from './record.ts';

/** One figure of a source, understood but not yet compared with anything. */
export interface SourceRow {
  kind: 'row';
  row: number;
  /** ISO code. */
  place: string;
  /** `2021`, `2021-Q4`, `2021-10`, `2021-W42` or a day. */
  period: string;
  indicator: string;
  unit: string;
  /** `sex=female;age=0-4`, empty where there are none. */
  dims: string;
  value: number;
  /** The day of publication; empty = by the rule of the period, null = the day it was fetched. */
  knownAt: string | null;
}

/** A record that is not taken, and why. */
export interface RefusedRow {
  kind: 'refused';
  row: number;
  reasons: readonly RowReason[];
}

/** A record about something else: another place or figure, or without a value. */
export interface PassedRow {
  kind: 'passed' | 'empty';
  row: number;
}

export type SourceItem = SourceRow | RefusedRow | PassedRow;

/** What the rules of a recipe make of one record: a row for each figure it has. */
export function takeRows(recipe: Recipe, book: PlaceBook, { row, record }: NumberedRecord): SourceItem[] {
  const rules = recipe.figures.filter(({ where }) => fits(record, where));
  if (rules.length === 0) return [{ kind: 'passed', row }];
  const place = placeOf(recipe, book, record);
  if (place === null) return [{ kind: 'passed', row }];
  const period = periodOf(recipe, record);
  const known = knownOf(recipe, record);
  const reasons = [place, period, known].filter(isUnread).map(({ reason }) => reason);
  if (reasons.length > 0) return [{ kind: 'refused', row, reasons }];
  return rules.map((rule) =>
    takeFigure(recipe, rule, record, {
      row,
      place: place as string,
      period: period as string,
      knownAt: known as string | null,
    }),
  );
}

function takeFigure(
  recipe: Recipe,
  { indicator, unit, value: column, factor, divideBy, dims }: FigureRule,
  record: SourceRecord,
  base: Pick<SourceRow, 'row' | 'place' | 'period' | 'knownAt'>,
): SourceItem {
  const value = readNumber(record[column], recipe);
  const divisor = divideBy === undefined ? 1 : readNumber(record[divideBy], recipe);
  if (value === null || divisor === null) return { kind: 'empty', row: base.row };
  const cut = cutOf(record, dims);
  if (cut === null) return { kind: 'passed', row: base.row };
  if (isUnread(value)) return { kind: 'refused', row: base.row, reasons: [value.reason] };
  if (isUnread(divisor) || divisor === 0) {
    const { reason } = unread('no_divisor', { column: divideBy ?? '' });
    return { kind: 'refused', row: base.row, reasons: [reason] };
  }
  return { kind: 'row', ...base, indicator, unit, dims: cut, value: scaled(value, factor, divisor) };
}

/** 15 digits: what a factor of a thousand or a nominal of ten leaves of binary dust is gone. */
const scaled = (value: number, factor: number, divisor: number): number =>
  factor === 1 && divisor === 1 ? value : Number(((value * factor) / divisor).toPrecision(15));

/** Null where a dimension has a value that the recipe does not name. */
function cutOf(record: SourceRecord, dims: FigureRule['dims']): string | null {
  const parts = Object.entries(dims).map(([name, rule]) => {
    const value = typeof rule === 'string' ? rule : rule.values[textOf(record[rule.column])];
    return value === undefined ? null : `${name}=${value}`;
  });
  return parts.includes(null) ? null : parts.join(';');
}

function fits(record: SourceRecord, where: FigureRule['where']): boolean {
  return Object.entries(where).every(([column, values]) => values.includes(textOf(record[column])));
}

/** Null = a place that is passed over. */
function placeOf({ place }: Recipe, book: PlaceBook, record: SourceRecord): string | Unread | null {
  if (place.always !== undefined) return place.always;
  const written = textOf(record[place.column ?? '']);
  const found = place.aliases[written] ?? book(written, place.key);
  if (found !== undefined) return found === '' ? null : found;
  return place.others === 'pass' ? null : unread('no_place', { place: written });
}

function periodOf({ period }: Recipe, record: SourceRecord): string | Unread {
  const written = textOf(record[period.column]);
  const { format } = period;
  return readPeriod(written, format) ?? unread('period_form', { period: written, format });
}

function knownOf({ knownAt }: Recipe, record: SourceRecord): string | null | Unread {
  if (knownAt === 'assumed') return '';
  if (knownAt === 'fetched') return null;
  const written = textOf(record[knownAt.column]);
  const day = readPeriod(written, knownAt.format);
  return day?.length === 10 ? day : unread('known_form', { day: written, format: knownAt.format });
}
