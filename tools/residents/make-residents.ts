import { writeFile } from 'node:fs/promises';
import { bundledPath, listBundledRows, readBundledRows } from '#statistics/import/read-rows.ts';
import { deriveResidents, type KnownResidents, type ResidentsRow } from './derive-residents.ts';

/** Residents on 1 January after the last open table of them; `node tools/residents/make-residents.ts` writes it anew. */
export const residentsPath = 'population/regions_population_1jan.csv';

/** The country and its subjects with what the derivation needs, in the order of their codes. */
export async function listKnownResidents(): Promise<KnownResidents[]> {
  const [districts, regions] = await Promise.all(
    ['regions/districts.csv', 'regions/regions.csv'].map(listBundledRows),
  );
  const onFirstJanuary = new Map(regions!.map((row) => [row['iso']!, Number(row['population_2020'])]));
  const country = districts!.find(({ type }) => type === 'country')!;
  onFirstJanuary.set('RU', Number(country['population_2020']));
  const means = new Map<string, { name: string; years: Map<string, number> }>();
  for await (const row of readBundledRows('economy/regions_economy_annual.csv.gz')) {
    if (row['indicator'] !== meanInFile) continue;
    const iso = row['region_iso']!;
    if (!means.has(iso)) means.set(iso, { name: row['region_name_ru']!, years: new Map() });
    means.get(iso)!.years.set(row['year']!, Number(row['value']));
  }
  return [...means]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([iso, { name, years }]) => ({
      iso,
      name,
      onFirstJanuary2020: onFirstJanuary.get(iso)!,
      mean2020: years.get('2020')!,
      mean2021: years.get('2021')!,
    }));
}

/** The mirror calls them residents on 1 January; they are means of the year (data/economy/SOURCE.md). */
export const meanInFile = 'population_1jan';

/** A table as the file has it. */
export function writeResidents(rows: readonly ResidentsRow[]): string {
  const lines = rows.map((row) =>
    [row.region_iso, row.region_name_ru, row.year, row.value, row.source].join(),
  );
  return `${['region_iso,region_name_ru,year,value,source', ...lines].join('\n')}\n`;
}

if (import.meta.main) {
  const known = await listKnownResidents();
  await writeFile(bundledPath(residentsPath), writeResidents(known.flatMap(deriveResidents)));
}
