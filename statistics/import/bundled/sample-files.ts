import type { BundledFile } from './bundled-file.ts';

const generated = {
  place: 'region_iso',
  time: 'time',
  values: ['value'],
  name: (row) => row['name']!,
  source: 'svodka_sample',
  sample: true,
} satisfies Partial<BundledFile>;

/** What no open source has by region, written by tools/sample-facts; every value is marked as generated. */
export const sampleFiles: readonly BundledFile[] = [
  { ...generated, dataSet: 'sample_trade', path: 'sample/trade.csv.gz' },
  { ...generated, dataSet: 'sample_insurance', path: 'sample/insurance.csv.gz' },
  { ...generated, dataSet: 'sample_income', path: 'sample/income_deciles.csv.gz' },
  { ...generated, dataSet: 'sample_fuel', path: 'sample/fuel_prices.csv.gz' },
];
