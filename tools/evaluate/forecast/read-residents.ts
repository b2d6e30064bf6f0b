import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

type Row = Readonly<Record<string, string>>;

const handbook = new URL('../../../data/regions/regions.csv', import.meta.url);

/**
 * Residents of each region, by the first row that names it; without a file none are known. Rows name a region by `region` or, as the
 * bundled ones do, by `region_iso`, and its residents by `residents` or `value`.
 */
export function readResidents(file: string | null): Map<string, number> {
  const residents = new Map<string, number>();
  if (file === null) return residents;
  const rows = read(file);
  const isBundled = rows[0]?.region_iso !== undefined;
  const idOf = isBundled
    ? new Map(read(handbook).map(({ iso, yugo_id }) => [iso!, yugo_id!]))
    : new Map<string, string>();
  for (const row of rows) {
    const id = isBundled ? idOf.get(row.region_iso!) : row.region;
    const value = Number(row.residents ?? row.value);
    if (id !== undefined && !residents.has(id) && value >= 1) residents.set(id, value);
  }
  return residents;
}

function read(file: string | URL): Row[] {
  const options = { columns: true, bom: true, skip_empty_lines: true, trim: true } as const;
  return parse(readFileSync(file, 'utf8'), options) as Row[];
}
