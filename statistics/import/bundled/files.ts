import type { BundledFile } from './bundled-file.ts';
import { covid2020Files } from './covid-2020-files.ts';
import { covidDaily, covidFiles } from './covid-files.ts';
import { economyAnnual, economyFiles } from './economy-files.ts';
import { healthFiles } from './health-files.ts';
import { peopleFiles } from './people-files.ts';
import { populationFiles, populationStart, populationTotal } from './population-files.ts';
import { sampleFiles } from './sample-files.ts';
import { unFiles } from './un-files.ts';

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
