import type { OutputOf } from '#platform/web/api.ts';
import { sampleSource } from './sample-places.ts';

type Stats = OutputOf<'regiondossier/getFamilyStats'>;
type Healthcare = OutputOf<'regiondossier/getHealthcareStats'>;

const source = { ...sampleSource, name: 'Росстат', title: 'Регионы России' };
const points = (...values: number[]) => values.map((value, at) => ({ day: `${2017 + at}-12-31`, value }));

/** Sixty beds where the country has eighty: the lowest but two of 85. */
export const sampleBeds: Stats['indicators'][number] = {
  indicator: 'hospital_beds_per_10000',
  name: 'Обеспеченность койками',
  unit: { code: 'beds_per_10000', forms: ['койка на 10 000', 'койки на 10 000', 'коек на 10 000'] },
  decimals: 1,
  upIs: 'better',
  period: 'annual',
  dims: '',
  day: '2018-12-31',
  value: 60,
  previous: 62,
  country: 80,
  rank: { rank: 83, of: 85 },
  points: points(62, 60),
  breaks: [],
  findings: [],
  countryPoints: points(81, 80),
  districtPoints: points(75, 74),
  otherBase: null,
  neighbours: [{ yugoId: 2, name: 'Орловская область', value: 90 }],
  sample: false,
  source,
};

/** A family of one indicator. */
export const sampleFamily: Stats = {
  yugoId: 1,
  name: 'Москва',
  districtName: 'Центральный федеральный округ',
  indicators: [sampleBeds],
  residents: null,
};

/** Half of the first diagnoses are of the lungs, children's not published. */
export const sampleHealth: Healthcare = {
  yugoId: 1,
  name: 'Москва',
  supply: [sampleBeds],
  morbidity: {
    day: '2016-12-31',
    firstDay: '2005-12-31',
    classes: [
      {
        code: 'all',
        name: 'Все болезни',
        ages: { '0-14': null, '15-17': 200, '18+': 90, all: 100 },
        first: 125,
        country: 110,
        doubt: null,
      },
      {
        code: 'X',
        name: 'Болезни органов дыхания',
        ages: { '0-14': null, '15-17': 100, '18+': 45, all: 50 },
        first: 50,
        country: null,
        doubt: null,
      },
    ],
    source: { ...source, name: 'Минздрав России', title: 'Форма 12' },
  },
  epidemic: [
    {
      group: 'beds',
      code: 'covid_beds_occupied;',
      name: 'Занятые койки',
      unit: { code: 'bed', forms: ['койка', 'койки', 'коек'] },
      trend: { points: [{ day: '2020-04-20', value: 12_185, sample: false }], source },
    },
  ],
};
