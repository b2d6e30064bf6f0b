import type { BundledFile } from './bundled-file.ts';

/** Daily reports. */
export const covidDaily: BundledFile = {
  dataSet: 'covid_daily',
  path: 'covid/daily.csv',
  place: 'yugo_id',
  time: 'date',
  values: [
    'cases_new',
    'deaths_new',
    'cured_new',
    'hospitalized_new',
    'cases_total',
    'deaths_total',
    'cured_total',
  ],
  source: 'operational_headquarters_daily',
  published: 'same day',
};

/** Weekly reports and vaccination. */
export const covidFiles: readonly BundledFile[] = [
  {
    dataSet: 'covid_weekly',
    path: 'covid/weekly.csv',
    place: 'yugo_id',
    time: 'week_end',
    values: [
      'cases_new',
      'deaths_new',
      'cured_new',
      'hospitalized_new',
      'cases_total',
      'deaths_total',
      'cured_total',
    ],
    source: 'operational_headquarters_weekly',
    published: 'next day',
  },
  {
    dataSet: 'covid_vaccination',
    path: 'covid/vaccination.csv',
    place: 'yugo_id',
    time: 'date',
    values: ['first_dose_total', 'second_dose_total', 'collective_immunity_pct'],
    source: 'operational_headquarters_vaccination',
    published: 'same day',
  },
];
