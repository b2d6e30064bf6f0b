import type { ListView, SortKey } from './list-view.ts';

/** What sorting and filtering need of a row. */
export interface SortableRow {
  yugoId: number;
  name: string;
  shortName: string;
  districtId: number | null;
  per100k7: number | null;
  changePercent: number | null;
  deaths7: number | null;
  deathsPer100k7: number | null;
  rt: { mean: number | null } | null;
}

const values: Record<Exclude<SortKey, 'name' | 'district'>, (row: SortableRow) => number | null> = {
  per100k7: (row) => row.per100k7,
  change: (row) => row.changePercent,
  rt: (row) => row.rt?.mean ?? null,
  deaths7: (row) => row.deaths7,
  deathsPer100k7: (row) => row.deathsPer100k7,
};

const alphabet = new Intl.Collator(['ru', 'en']);

/** Rows of a view in its order; equal ones keep the order they came in, unknown values stand last either way. */
export function rowsOfView<Row extends SortableRow>(
  rows: readonly Row[],
  view: ListView,
  districtName: (id: number | null) => string,
): Row[] {
  const wanted = fold(view.query);
  const shown = rows.filter(
    (row) =>
      (view.place === null || row.yugoId === view.place) &&
      (view.district === null || row.districtId === view.district) &&
      (fold(row.name).includes(wanted) || fold(row.shortName).includes(wanted)),
  );
  const turn = view.descending ? -1 : 1;
  if (view.sort === 'name') return shown.sort((a, b) => turn * alphabet.compare(a.shortName, b.shortName));
  if (view.sort === 'district')
    return shown.sort((a, b) => turn * compareText(districtName(a.districtId), districtName(b.districtId)));
  const value = values[view.sort];
  return shown.sort((a, b) => compareKnown(value(a), value(b), turn));
}

function compareKnown(a: number | null, b: number | null, turn: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return turn * (a - b);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
