import type { OutputOf } from '#platform/web/api.ts';

type List = OutputOf<'regiondossier/getRegionList'>;
type Overview = OutputOf<'regiondossier/getOverview'>;
type Stat = OutputOf<'regiondossier/getRegionStat'>;
type Rating = OutputOf<'regiondossier/getLocationsRating'>;

/** Where the figures of the samples come from. */
export const sampleSource = {
  code: 'stopcoronavirus',
  name: 'Оперштаб',
  title: 'Сводка',
  licence: 'open',
  url: null,
  caveat: null,
  sample: false,
  knownAt: '2021-10-20',
};

/** Moscow's week: 14 cases a 100 thousand, twice what it was. */
export const moscow: List['regions'][number] = {
  yugoId: 1124665,
  kind: 'region',
  iso: 'RU-MOW',
  name: 'Москва',
  shortName: 'Москва',
  districtId: 10,
  population: { value: 12_655_051, day: '2021-01-01' },
  cases7: 1770,
  per100k7: 14,
  changePercent: 100,
  deaths7: 12,
  deathsPer100k7: 0.1,
  rank: 1,
  trend: [7, null, 14],
  rt: { mean: 1.17, low: 1.16, high: 1.18 },
  oktmo: '45',
  sample: false,
};

/** A subject that has published nothing. */
export const silent: List['regions'][number] = {
  ...moscow,
  yugoId: 1124689,
  name: 'Республика Карелия',
  shortName: 'Карелия',
  cases7: null,
  per100k7: null,
  changePercent: null,
  deaths7: null,
  deathsPer100k7: null,
  rank: null,
  trend: [null, null, null],
  rt: null,
  oktmo: null,
};

/** The list on a day when Moscow alone has reported. */
export const sampleList: List = {
  day: '2021-10-20',
  trendFrom: '2021-10-18',
  country: {
    ...moscow,
    yugoId: 1,
    kind: 'country',
    name: 'Россия',
    shortName: 'Россия',
    districtId: null,
    rank: null,
  },
  regions: [moscow, silent],
  districts: [{ ...moscow, yugoId: 10, kind: 'district', name: 'Центральный', shortName: 'ЦФО' }],
  source: sampleSource,
  msp: null,
  companies: null,
};

const week = {
  week: 1770,
  previousWeek: 885,
  changePercent: 100,
  addends: Array.from({ length: 7 }, (_, at) => ({ day: `2021-10-${14 + at}`, value: 240 + at * 10 - 17 })),
  total: 1_700_000,
};

/** An indicator of the year 2019: 120 of it, 100 a year before, 500 in the country. */
export const sampleIndicator: Overview['economy'][number] = {
  indicator: 'grp',
  name: 'Валовой региональный продукт',
  unit: { code: 'rub', forms: [] },
  decimals: 0,
  upIs: 'better',
  period: 'annual',
  day: '2019-12-31',
  value: 120,
  previous: 100,
  country: 500,
  isSum: false,
  isCountrySum: false,
  points: [
    { day: '2018-12-31', value: 100 },
    { day: '2019-12-31', value: 120 },
  ],
  sample: false,
  source: { ...sampleSource, name: 'Росстат' },
};

/** Moscow's overview with every figure published. */
export const sampleOverview: Overview = {
  day: '2021-10-20',
  cases: week,
  deaths: { ...week, week: 12, addends: [], total: 30_381 },
  cured: { ...week, week: 900, addends: [], total: 1_544_301 },
  per100k7: 14,
  countryPer100k7: 14,
  rank: 1,
  ranked: 85,
  population: moscow.population,
  neighbours: [moscow],
  trendFrom: '2021-10-18',
  economy: [sampleIndicator],
  people: [{ ...sampleIndicator, indicator: 'births', name: 'Рождаемость', source: sampleSource }],
  source: sampleSource,
};

/** Moscow's first ten days: 100 cases on the first, ten more each day. */
export const sampleStat: Stat = {
  yugoId: 1124665,
  shortName: 'Москва',
  population: moscow.population,
  firstDay: '2021-10-11',
  cases: Array.from({ length: 10 }, (_, day) => 100 + day * 10),
  cured: Array.from({ length: 10 }, () => 50),
  deaths: Array.from({ length: 10 }, (_, day) => day),
  source: sampleSource,
};

/** Incidence on the map: Moscow's 14, Karelia's unknown. */
export const sampleRating: Rating = {
  indicator: {
    indicator: 'covid_incidence_7d',
    name: 'Новые случаи за 7 дней на 100 тысяч',
    unit: { code: '', forms: [] },
    decimals: 1,
    family: 'health',
    period: 'daily',
    first: '2020-03-12',
    last: '2021-10-20',
    places: 85,
  },
  day: '2021-10-20',
  isSum: false,
  country: 9,
  values: [
    { yugoId: moscow.yugoId, value: 14, rank: 1, sample: false },
    { yugoId: silent.yugoId, value: null, rank: null, sample: false },
  ],
  source: sampleSource,
};
