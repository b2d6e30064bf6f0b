import type { OutputOf } from '#platform/web/api.ts';
import { sampleSource } from './sample-places.ts';

type Ecology = OutputOf<'regiondossier/getEcoMonitoring'>;

const source = { ...sampleSource, name: 'Xiao и др.' };
const points = (...values: number[]) =>
  values.map((value, at) => ({ day: `${2016 + at}-12-31`, value: value * 1e6, sample: false }));

/** Coal 30 million tonnes a year; gas 20, then lost by the source; twice the country's tonnes a resident. */
export const sampleEcology: Ecology = {
  yugoId: 1,
  name: 'Красноярский край',
  total: { points: points(55, 50, 30), source },
  groups: [
    { code: 'solid', points: points(35, 30, 30) },
    { code: 'gas', points: points(20, 20, 0) },
    { code: 'motor', points: points(0, 0, 0) },
    { code: 'oil', points: points(0, 0, 0) },
    { code: 'cement', points: points(0, 0, 0) },
  ],
  lost: [{ name: 'Природный газ', year: 2018, before: 20e6 }],
  comparableYear: 2017,
  perResident: {
    value: 20,
    rank: 2,
    of: 80,
    day: '2017-12-31',
    residentsDay: '2018-01-01',
    country: 10,
    beside: [
      { yugoId: 2, name: 'Липецкая область', value: 80, rank: 1 },
      { yugoId: 1, name: 'Красноярский край', value: 20, rank: 2 },
    ],
  },
  landfills: { points: [{ day: '2020-12-31', value: 34, sample: false }], source },
  landfillsBeside: [{ yugoId: 1, name: 'Красноярский край', value: 34 }],
  landfillsDay: '2020-12-31',
  landfillsSource: source,
};
