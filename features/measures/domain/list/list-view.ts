import {
  anyOf,
  day,
  flag,
  line,
  number,
  numbers,
  oneOf,
  text,
  texts,
} from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

/** Bounds of the views of the list that an account keeps; lengths in letters. */
export const keptViews = { most: 30, name: 80, search: 1_000 } as const;

/** How a list of measures is drawn. */
export const listViews = ['list', 'board', 'table'] as const;
/** Where measures come from. */
export const origins = ['own', 'register'] as const;

/** What its rows are sorted by. */
export const listSorts = ['start', 'place', 'updated'] as const;

const rowsAtFirst = 50;

const fields = {
  /** Numbers of states; none = all. */
  status: numbers('status', { most: 4, min: 1, max: 4 }),
  /** None, or every one of them = any; so of the origins. */
  directions: anyOf('direction', ['1', '3'] as const),
  origins: anyOf('origin', origins),
  query: text('q', 200),
  /** The day the ring stands on; null = the day of the data. */
  day: day('day'),
  isInForce: flag('inForce'),
  /** In force on some day between them, both included. */
  from: day('from'),
  to: day('to'),
  /** Groups of ages; none = any. */
  ages: texts('age', { most: 40, longest: 10 }),
  okved: line('okved', 8),
  /** Number in the handbook of issues; none = any. */
  issues: numbers('issue', { most: 1, min: 1, max: 2_147_483_647 }),
  /** Kind and value, as age:65+ or custom:…. */
  subject: line('subject', 60),
  isMine: flag('mine'),
  sort: oneOf('sort', listSorts, 'start'),
  shape: oneOf('view', listViews, 'list'),
  rows: number('rows', { min: rowsAtFirst, max: 500, usual: rowsAtFirst }),
};
const address = addressView(fields);

/** What a reader chose on the list of measures; all of it lives in the address. */
export type MeasuresView = ViewOf<typeof fields>;

/** Choices of the drawer that take several values. */
const several = ['status', 'directions', 'origins', 'ages', 'issues'] as const;
/** Those that take one. */
const single = ['isInForce', 'from', 'to', 'okved', 'isMine', 'subject'] as const;
/** A choice of the drawer that is set: it is told as a chip. */
export type SetFilter = (typeof several | typeof single)[number];

/** Which of them are set. */
export function setFilters(view: MeasuresView): SetFilter[] {
  return [
    ...several.filter((name) => view[name].length > 0),
    ...single.filter((name) => view[name] !== null && view[name] !== false && view[name] !== ''),
  ];
}

/** The view without one of them. */
export function without(filter: SetFilter): Partial<MeasuresView> {
  if (several.some((name) => name === filter)) return { [filter]: [] };
  if (filter === 'isInForce' || filter === 'isMine') return { [filter]: false };
  return { [filter]: filter === 'okved' || filter === 'subject' ? '' : null };
}

/** Reads the choices of an address; what it does not know falls back to the default. */
export const readMeasuresView: (search: URLSearchParams) => MeasuresView = address.read;

/** Writes choices into an address, keeping what is not ours (asOf). */
export const writeMeasuresView: (view: MeasuresView, search: URLSearchParams) => URLSearchParams =
  address.into;
