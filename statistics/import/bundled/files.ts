import type { BundledFile } from './bundled-file.ts';
import { covid2020Files } from './covid-2020-files.ts';
import { covidDaily, covidFiles } from './covid-files.ts';
import { economyAnnual, economyFiles } from './economy-files.ts';
import { healthFiles } from './health-files.ts';
import { peopleFiles } from './people-files.ts';
import { populationFiles, populationStart, populationTotal } from './population-files.ts';
import { unFiles } from './un-files.ts';

const generated = {
  place: 'region_iso',
  time: 'time',
  values: ['value'],
  name: (row) => row['name']!,
  source: 'svodka_sample',
  sample: true,
} satisfies Partial<BundledFile>;

/** What no open source has by region, written by tools/sample-facts; every value is marked as generated. */
const sampleFiles: readonly BundledFile[] = [
  { ...generated, dataSet: 'sample_trade', path: 'sample/trade.csv.gz' },
  { ...generated, dataSet: 'sample_insurance', path: 'sample/insurance.csv.gz' },
  { ...generated, dataSet: 'sample_income', path: 'sample/income_deciles.csv.gz' },
  { ...generated, dataSet: 'sample_fuel', path: 'sample/fuel_prices.csv.gz' },
];

/** Needed before the first page is served: residents are the denominator of every rate. */
export const essentialFiles: readonly BundledFile[] = [
  populationTotal,
  populationStart,
  covidDaily,
  economyAnnual,
];

/** Everything else; what screens ask for first comes first. */
export const otherFiles: readonly BundledFile[] = [
  ...healthFiles,
  ...economyFiles,
  ...populationFiles,
  ...sampleFiles,
  ...covidFiles,
  ...covid2020Files,
  ...peopleFiles,
  ...unFiles,
];
