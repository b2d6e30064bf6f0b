import type { OutputOf } from '#platform/web/api.ts';
import { sampleSource } from './sample-places.ts';

type People = OutputOf<'regiondossier/getPeopleStat'>;
type Statistics = OutputOf<'regiondossier/getPeopleStatistics'>;

const rusfmd = { ...sampleSource, name: 'RusFMD', caveat: 'Не пересчитано.' };
const rosstat = { ...sampleSource, code: 'rosstat', name: 'Росстат' };
const trend = (values: readonly number[], first = 2015): People['births'] => ({
  points: values.map((value, at) => ({ day: `${first + at}-12-31`, value, sample: false })),
  source: rusfmd,
});

/** A place without figures. */
export const noTrend: People['births'] = { points: [], source: null };

/** A hundred of each sex in the first group, ten men and thirty women in the last. */
const ages = (year: number) => ({
  year,
  men: [100, ...Array.from({ length: 16 }, () => 0), 10],
  women: [100, ...Array.from({ length: 16 }, () => 0), 30],
});

/** Two years of growth, four of loss; 500 came each year. */
export const samplePeople: People = {
  yugoId: 1124665,
  name: 'Москва',
  population: trend([240, 240, 240, 240, 240, 240]),
  births: trend([12, 12, 10, 10, 10, 9]),
  deaths: trend([10, 10, 12, 12, 13, 15]),
  migration: trend([500, 500, 500, 500, 500], 2016),
  joined: [],
  areaKm2: 60,
};

/** Pyramids of 2015 and 2020. */
export const sampleStatistics: Statistics = {
  yugoId: 1124665,
  pyramids: [ages(2015), ages(2020)],
  source: rusfmd,
  menExpectancy: trend([70, 68.5], 2019),
  womenExpectancy: trend([80, 79], 2019),
  bothExpectancy: { ...trend([75, 74], 2019), source: rosstat },
  childrenPerWoman: trend([1.5, 1.46], 2019),
  officialChildren: { ...trend([1.43, 1.363], 2019), source: rosstat },
  urbanShare: trend([98, 98.8], 2016),
};
