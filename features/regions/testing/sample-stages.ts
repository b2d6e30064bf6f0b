import type { OutputOf } from '#platform/web/api.ts';
import { sampleSource } from './sample-places.ts';

/** Moscow's stage of 20 October 2021: none, since the official Rt alone rules the first out; neither beds nor tests are published. */
export const sampleStages: OutputOf<'regiondossier/getInfectionStages'> = {
  yugoId: 1_124_665,
  shortName: 'Москва',
  rule: { id: 'mr-3.1.0178-20', validFrom: '2020-05-08', source: 'MR 3.1.0178-20' },
  day: '2021-10-20',
  stage: 0,
  missing: ['freeBedsShare', 'testsPer100k'],
  stable: null,
  indicators: [
    { indicator: 'officialRt', value: 1.03, bound: 'at-most', nextThreshold: 1 },
    { indicator: 'freeBedsShare', value: null, bound: 'at-least', nextThreshold: 0.5 },
    { indicator: 'testsPer100k', value: null, bound: 'at-least', nextThreshold: 70 },
  ],
  runs: [{ from: '2020-05-08', to: '2021-10-20', stage: 0 }],
  level: 'very-high',
  per100k7: 355.8,
  rt: { mean: 1.17, low: 1.16, high: 1.18 },
  stringency: [{ from: '2020-05-08', to: '2021-10-20', index: 44 }],
  stringencySource: { ...sampleSource, name: 'OxCGRT' },
  source: sampleSource,
  isDecidable: true,
  decided: null,
  decidedRuns: [],
};
