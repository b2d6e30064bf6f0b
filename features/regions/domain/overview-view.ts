/** What a reader chose on the overview's chart; all of it lives in the address. */
export interface OverviewView {
  measure: 'cases' | 'deaths' | 'cured';
  /** 3 months, a year, or everything. */
  period: '3m' | '1y' | 'all';
  per100k: boolean;
  log: boolean;
  /** Other places drawn with this one, at most four. */
  compare: number[];
}

const measures = ['cases', 'deaths', 'cured'] as const;
const periods = ['3m', '1y', 'all'] as const;
const mostCompared = 4;

/** Days that each period goes back; null = from the first report. */
export const periodDays: Record<OverviewView['period'], number | null> = { '3m': 92, '1y': 365, all: null };

/** Reads the choices of an address; `own` is left out of the comparison, which may name it. */
export function readOverviewView(search: URLSearchParams, own: number): OverviewView {
  const compare = (search.get('compare') ?? '')
    .split('~')
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number);
  return {
    measure: measures.find((measure) => measure === search.get('measure')) ?? 'cases',
    period: periods.find((period) => period === search.get('period')) ?? 'all',
    per100k: search.get('per100k') === '1',
    log: search.get('scale') === 'log',
    compare: [...new Set(compare)].filter((id) => id !== own).slice(0, mostCompared),
  };
}

/** Writes choices into an address, leaving out the usual ones and keeping what is not ours. */
export function writeOverviewView(
  { measure, period, per100k, log, compare }: OverviewView,
  search: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const parts = {
    measure: measure === 'cases' ? null : measure,
    period: period === 'all' ? null : period,
    per100k: per100k ? '1' : null,
    scale: log ? 'log' : null,
    compare: compare.length === 0 ? null : compare.join('~'),
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
