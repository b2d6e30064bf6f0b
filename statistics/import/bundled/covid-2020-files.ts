import type { BundledFile } from './bundled-file.ts';

/** Readings of a day that was read again the same evening: the later one stands. */
const replaced = new Set(['2020-03-30 09:00', '2020-03-31 10:00', '2020-07-21 09:00']);
/** Before this day tests a day were interpolated by who collected them. */
const testsCountedFrom = '2020-04-02';

const ofMoscow = {
  place: 'region_iso',
  time: 'date',
  source: 'moscow_covid19_ru',
  published: 'same day',
} as const;

/** What was counted in 2020 alone: the country's tests, Moscow's beds, hospitals, ages and mobility. */
export const covid2020Files: readonly BundledFile[] = [
  {
    dataSet: 'covid_tests',
    path: 'covid/russia_tests_daily.csv',
    place: 'country',
    time: 'date',
    values: ['tests_total'],
    source: 'rospotrebnadzor_tests',
    published: 'same day',
  },
  {
    dataSet: 'covid_tests_daily',
    path: 'covid/russia_tests_daily.csv',
    place: 'country',
    time: 'date',
    values: ['tests_new'],
    only: (row) => row['date']! >= testsCountedFrom,
    source: 'rospotrebnadzor_tests',
    published: 'same day',
  },
  {
    ...ofMoscow,
    dataSet: 'moscow_beds',
    path: 'covid/moscow_beds_daily.csv',
    values: ['beds_total', 'beds_occupied', 'admissions', 'discharges'],
  },
  {
    ...ofMoscow,
    dataSet: 'moscow_hospitals',
    path: 'covid/moscow_covid_hospitals_daily.csv',
    values: ['patients', 'icu', 'ventilated'],
  },
  {
    ...ofMoscow,
    dataSet: 'moscow_case_ages',
    path: 'covid/moscow_cases_by_age_daily.csv',
    values: ['children', 'age_18_45', 'age_46_65', 'age_66_79', 'age_80_plus'],
  },
  {
    ...ofMoscow,
    dataSet: 'moscow_mobility',
    path: 'covid/moscow_mobility_daily.csv',
    values: [
      'metro_pct',
      'landlines_pct',
      'intercity_buses_pct',
      'intercity_trains_pct',
      'taxi_pct',
      'car_sharing_pct',
      'cars_pct',
      'incoming_cars_pct',
      'accidents_pct',
    ],
    only: ({ date, time }) => !replaced.has(`${date} ${time}`),
  },
];
