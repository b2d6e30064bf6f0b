import type { TableRow } from '../read-rows.ts';
import type { BundledFile } from './bundled-file.ts';

const byIndicator = (row: TableRow): string => row['indicator']!;

const ageGroup = ({ age_from: from, age_to: to }: TableRow) => ({
  age: to === '' ? `${from}+` : from === to ? from! : `${from}-${to}`,
});

/** The means of a year from here on were counted anew after the census of 2021, in the edition that ends with 2023. */
const firstRevisedYear = '2011';

const isRevised = (row: TableRow): boolean =>
  row['indicator'] === 'population_average_annual' && row['year']! >= firstRevisedYear;

const totals = {
  path: 'population/regions_population_total.csv.gz',
  place: 'region_iso',
  time: 'year',
  values: ['value'],
  name: byIndicator,
  source: { column: 'source' },
} as const;

/** Residents by place and year as they were counted in their time. */
export const populationTotal: BundledFile = {
  ...totals,
  dataSet: 'population_total',
  only: (row) => !isRevised(row),
};

/** Residents on 1 January after the last open table of them; made by tools/residents. */
export const populationStart: BundledFile = {
  dataSet: 'population_start',
  path: 'population/regions_population_1jan.csv',
  place: 'region_iso',
  time: 'year',
  values: ['value'],
  source: { column: 'source' },
};

/** Rosstat's and RusFMD's other tables of population, births and deaths. */
export const populationFiles: readonly BundledFile[] = [
  { ...totals, dataSet: 'population_revised', only: isRevised, published: { on: '2024-10-01' } },
  {
    dataSet: 'demography',
    path: 'population/regions_demography_indicators.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: { column: 'source' },
  },
  {
    dataSet: 'population_by_age',
    path: 'population/regions_population_deaths_age5_sex.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['population', 'deaths'],
    source: 'rusfmd',
    dimensions: ageGroup,
  },
  {
    dataSet: 'population_by_single_age',
    path: 'population/regions_population_single_age_2019.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['population'],
    source: 'rosstat_ages_2019',
    dimensions: ageGroup,
  },
  {
    dataSet: 'fertility_by_age',
    path: 'population/regions_asfr_age5.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['births', 'asfr'],
    source: 'rusfmd',
    dimensions: ageGroup,
  },
  {
    dataSet: 'fertility_by_single_age',
    path: 'population/russia_asfr_single_year.csv',
    place: 'region_iso',
    time: 'year',
    values: ['births', 'asfr'],
    source: 'rusfmd',
  },
  {
    dataSet: 'births_monthly',
    path: 'population/russia_births_monthly.csv',
    place: 'country',
    time: ({ year, month }) => `${year}-${month!.padStart(2, '0')}`,
    values: ['births'],
    source: 'rosstat_via_aremt',
  },
  {
    dataSet: 'migration_by_country',
    path: 'population/russia_migration_by_country.csv',
    place: 'country',
    time: 'year',
    values: ['persons'],
    source: 'rosstat_fedstat_via_geodata',
  },
];
