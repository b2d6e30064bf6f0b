/** Columns the table can be sorted by. */
const sortKeys = ['name', 'district', 'per100k7', 'change', 'deaths7', 'deathsPer100k7'] as const;
export type SortKey = (typeof sortKeys)[number];

/** What a reader chose on the regions list; all of it lives in the address. */
export interface ListView {
  /** yugoId of a federal district, null = the whole country. */
  district: number | null;
  sort: SortKey;
  descending: boolean;
  query: string;
  /** Up to two places laid side by side. */
  compare: number[];
  /** The whole table instead of its first rows. */
  all: boolean;
}

const most = 2;

/** Reads the choices of an address; what it does not know falls back to the usual. */
export function readListView(search: URLSearchParams): ListView {
  const [key = '', order = ''] = (search.get('sort') ?? '').split('.');
  const known = sortKeys.find((candidate) => candidate === key);
  const sort = known ?? 'per100k7';
  return {
    district: readId(search.get('district')),
    sort,
    descending:
      known === undefined || order === '' ? sort !== 'name' && sort !== 'district' : order === 'desc',
    query: (search.get('q') ?? '').slice(0, 100),
    compare: (search.get('compare') ?? '')
      .split('~')
      .map(readId)
      .filter((id) => id !== null)
      .slice(0, most),
    all: search.get('all') === '1',
  };
}

/** Writes choices into an address, leaving out the usual ones and keeping what is not ours (asOf). */
export function writeListView(view: ListView, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  const usual = readListView(new URLSearchParams());
  put(next, 'district', view.district === null ? null : String(view.district));
  put(
    next,
    'sort',
    view.sort === usual.sort && view.descending ? null : `${view.sort}.${view.descending ? 'desc' : 'asc'}`,
  );
  put(next, 'q', view.query === '' ? null : view.query);
  put(next, 'compare', view.compare.length === 0 ? null : view.compare.join('~'));
  put(next, 'all', view.all ? '1' : null);
  return next;
}

/** Adds a place to the comparison or takes it out; a third one replaces the older. */
export function toggleCompare(compare: readonly number[], id: number): number[] {
  return compare.includes(id) ? compare.filter((chosen) => chosen !== id) : [...compare, id].slice(-most);
}

function put(search: URLSearchParams, name: string, value: string | null): void {
  if (value === null) search.delete(name);
  else search.set(name, value);
}

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
