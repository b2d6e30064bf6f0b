import { flag, numbers, oneOf } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const maxCompared = 4;
const fields = {
  measure: oneOf('measure', ['cases', 'deaths', 'cured'], 'cases'),
  /** 3 months, a year, or everything. */
  period: oneOf('period', ['3m', '1y', 'all'], 'all'),
  per100k: flag('per100k'),
  log: flag('scale', 'log'),
  /** The seven-day means alone, without the days they are of; several places are drawn so anyway. */
  mean: flag('mean'),
  /** The chart is read as a table. */
  asTable: flag('view', 'table'),
  /** The chart covers the window. */
  full: flag('full'),
  /** Other places drawn with this one. */
  compare: numbers('compare', { most: maxCompared + 1, separator: '~' }),
};
const address = addressView(fields);

/** What a reader chose on the overview's chart; all of it lives in the address. */
export type OverviewView = ViewOf<typeof fields>;

/** Days that each period goes back; null = from the first report. */
export const periodDays: Record<OverviewView['period'], number | null> = { '3m': 92, '1y': 365, all: null };

/** Reads the choices of an address; `own` is left out of the comparison, which may name it. */
export function readOverviewView(search: URLSearchParams, own: number): OverviewView {
  const view = address.read(search);
  return { ...view, compare: view.compare.filter((id) => id !== own).slice(0, maxCompared) };
}

/** Writes choices into an address, leaving out the defaults and keeping what is not ours. */
export const writeOverviewView = address.into;

/** What comparing changes: the first place compared switches to per 100 000, since absolutes of a country lay all others on the axis. */
export function comparedView(
  { compare: before, per100k }: Pick<OverviewView, 'compare' | 'per100k'>,
  compare: number[],
  hasPopulation: boolean,
): Pick<OverviewView, 'compare' | 'per100k'> {
  const begins = before.length === 0 && compare.length > 0;
  return { compare, per100k: per100k || (begins && hasPopulation) };
}
