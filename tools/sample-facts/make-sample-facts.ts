import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { bundledPath, listBundledRows, readBundledRows } from '#statistics/import/read-rows.ts';
import {
  sampleDeciles,
  sampleFuel,
  sampleInsurance,
  sampleTrade,
  type SamplePlace,
  type SampleRow,
} from './sample-series.ts';

/** Series that no open source has by region; `node tools/sample-facts/make-sample-facts.ts` writes them anew. */
export const sampleFiles = {
  'sample/trade.csv.gz': sampleTrade,
  'sample/insurance.csv.gz': sampleInsurance,
  'sample/income_deciles.csv.gz': sampleDeciles,
  'sample/fuel_prices.csv.gz': sampleFuel,
} as const;

/** The subjects with their product and income of 2019, in the order of their codes; a missing figure takes the country's per subject. */
export async function listSamplePlaces(): Promise<SamplePlace[]> {
  const regions = await listBundledRows('regions/regions.csv');
  const figures = new Map<string, number>();
  for await (const row of readBundledRows('economy/regions_economy_annual.csv.gz'))
    if (row['year'] === '2019') figures.set(`${row['region_iso']}|${row['indicator']}`, Number(row['value']));
  return regions.map(({ iso }) => ({
    iso: iso!,
    grp: (figures.get(`${iso}|grp`) ?? 300_000) * 1e6,
    income: figures.get(`${iso}|income_per_capita`) ?? 27_000,
  }));
}

/** A table as the file has it. */
export function writeSample(rows: readonly SampleRow[]): string {
  const lines = rows.map(({ region_iso, time, name, value }) => [region_iso, time, name, value].join());
  return `${['region_iso,time,name,value', ...lines].join('\n')}\n`;
}

if (import.meta.main) {
  const places = await listSamplePlaces();
  for (const [path, make] of Object.entries(sampleFiles))
    await writeFile(bundledPath(path), gzipSync(writeSample(make(places)), { level: 9 }));
}
