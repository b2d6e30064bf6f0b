import { flag, id, numbers, sortOrder, text } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

/** Columns the table can be sorted by. */
const sortKeys = ['name', 'district', 'per100k7', 'change', 'rt', 'deaths7', 'deathsPer100k7'] as const;
export type SortKey = (typeof sortKeys)[number];

interface SortOrder {
  sort: SortKey;
  descending: boolean;
}

const most = 2;
const fields = {
  /** yugoId of a federal district, null = the whole country. */
  district: id('district'),
  /** yugoId of the one place pressed on the map, null = all. */
  place: id('place'),
  /** `change.desc`; a column without a direction takes its own. */
  order: sortOrder('sort', sortKeys, { usual: 'per100k7', ascending: ['name', 'district'] }),
  query: text('q', 100),
  /** Up to two places laid side by side. */
  compare: numbers('compare', { most, separator: '~' }),
  /** The chosen places are drawn beside each other. */
  isCompared: flag('beside'),
  /** One hexagon a subject in place of its borders. */
  asTiles: flag('map', 'tiles'),
  /** The map is read as a table. */
  asTable: flag('view', 'table'),
  /** The map covers the window. */
  full: flag('full'),
  /** How near the map is seen, and where; '' = the whole of it. */
  zoom: text('zoom', 20),
  /** The whole table instead of its first rows. */
  all: flag('all'),
};
const address = addressView(fields);

/** What a reader chose on the regions list; all of it lives in the address. */
export type ListView = Omit<ViewOf<typeof fields>, 'order'> & SortOrder;

/** Reads the choices of an address; what it does not know falls back to the default. */
export function readListView(search: URLSearchParams): ListView {
  const { order, ...view } = address.read(search);
  return { ...view, ...order };
}

/** Writes choices into an address, leaving out the defaults and keeping what is not ours (asOf). */
export function writeListView(
  { sort, descending, ...view }: ListView,
  search: URLSearchParams,
): URLSearchParams {
  return address.into({ ...view, order: { sort, descending } }, search);
}

/** Adds a place to the comparison or takes it out; a third one replaces the older. */
export function toggleCompare(compare: readonly number[], id: number): number[] {
  return compare.includes(id) ? compare.filter((chosen) => chosen !== id) : [...compare, id].slice(-most);
}
