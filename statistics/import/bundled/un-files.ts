import type { TableRow } from '../read-rows.ts';
import type { BundledFile } from './bundled-file.ts';

/** Five-year tables name a group by its first age. */
const ageFrom = ({ age }: TableRow) => ({
  age: age === '0' ? '0' : age === '1' ? '1-4' : age!.endsWith('+') ? age! : `${age}-${Number(age) + 4}`,
});
const wpp2024 = { on: '2024-07-11' };
const wpp2019 = { on: '2019-06-17' };

/** World Population Prospects for Russia, both editions with their days of publication. */
export const unFiles: readonly BundledFile[] = [
  {
    dataSet: 'un_wpp2024',
    path: 'population/un_wpp2024_russia_annual.csv',
    place: 'country',
    time: 'year',
    values: ['value'],
    name: ({ indicator, variant }) => `${indicator}/${variant}`,
    source: 'un_wpp2024',
    published: wpp2024,
  },
  {
    dataSet: 'un_wpp2024_fertility',
    path: 'population/un_wpp2024_russia_fertility_age5.csv',
    place: 'country',
    time: 'mid_year',
    values: ['asfr_derived'],
    source: 'un_wpp2024',
    published: wpp2024,
  },
  {
    dataSet: 'un_wpp2024_migration',
    path: 'population/un_wpp2024_russia_migration_age5.csv',
    place: 'country',
    time: 'mid_year',
    values: ['net_migration_male_thousand', 'net_migration_female_thousand'],
    source: 'un_wpp2024',
    published: wpp2024,
  },
  {
    dataSet: 'un_wpp2024_mortality',
    path: 'population/un_wpp2024_russia_mx_age5.csv',
    place: 'country',
    time: 'mid_year',
    values: ['mx_male', 'mx_female', 'mx_both'],
    source: 'un_wpp2024',
    published: wpp2024,
    dimensions: ageFrom,
  },
  {
    dataSet: 'un_wpp2019',
    path: 'population/un_wpp2019_russia_population_age5_sex.csv',
    place: 'country',
    time: 'year',
    values: ['population_thousand'],
    source: 'un_wpp2019',
    published: wpp2019,
  },
];
