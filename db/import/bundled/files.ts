import type { KnownRule } from '../periods.ts';
import type { TableRow } from '../read-rows.ts';

/** How one bundled file becomes facts; what its columns mean stands in data/catalogue/columns.csv. */
export interface BundledFile {
  dataSet: string;
  /** Counts from the data folder. */
  path: string;
  /** Column that tells the place: a yugo_id, an ISO code (with the name for districts), or the whole country. */
  place: 'yugo_id' | 'region_iso' | 'country';
  /** Column that tells the time, or a function where two columns do. */
  time: string | ((row: TableRow) => string);
  /** Columns that hold values; an empty cell is no fact. */
  values: readonly string[];
  /** What to look up in columns.csv; the name of the value column when absent. */
  name?: (row: TableRow, valueColumn: string) => string;
  /** Source of the figures, or the column that names it. */
  source: string | { column: string };
  /** The day of publication where it is known; otherwise the rule for the kind of indicator is assumed. */
  published?: KnownRule;
  /** Rows of a shared file that belong to this data set. */
  only?: (row: TableRow) => boolean;
  /** Dimension texts that no column has as they must stand, such as an age group. */
  dimensions?: (row: TableRow) => Record<string, string>;
}

const byIndicator = (row: TableRow): string => row['indicator']!;
const ageGroup = ({ age_from: from, age_to: to }: TableRow) => ({
  age: to === '' ? `${from}+` : from === to ? from! : `${from}-${to}`,
});
/** Five-year tables name a group by its first age. */
const ageFrom = ({ age }: TableRow) => ({
  age: age === '0' ? '0' : age === '1' ? '1-4' : age!.endsWith('+') ? age! : `${age}-${Number(age) + 4}`,
});
const wpp2024 = { on: '2024-07-11' };
const wpp2019 = { on: '2019-06-17' };

/** Needed before the first page is served: residents are the denominator of every rate. */
export const essentialFiles: readonly BundledFile[] = [
  {
    dataSet: 'population_total',
    path: 'population/regions_population_total.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: { column: 'source' },
  },
  {
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
  },
  {
    dataSet: 'economy_annual',
    path: 'economy/regions_economy_annual.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: { column: 'source' },
  },
];

/** Everything else, what screens ask for first standing first. */
export const otherFiles: readonly BundledFile[] = [
  {
    dataSet: 'health',
    path: 'health/regions_health.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: { column: 'source' },
  },
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
  {
    dataSet: 'co2',
    path: 'ecology/regions_co2_emissions.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: 'xiao_2021',
  },
  {
    dataSet: 'landfills',
    path: 'ecology/regions_illegal_landfills_cfd.csv',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: 'emiss_60977',
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
  {
    dataSet: 'economy_monthly',
    path: 'economy/regions_economy_monthly_2009_2015.csv.gz',
    place: 'region_iso',
    time: 'month',
    values: ['value'],
    name: byIndicator,
    source: 'rosstat_monitoring_806',
  },
  {
    dataSet: 'taxes',
    path: 'economy/regions_taxes_fns.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: byIndicator,
    source: 'fns_1nm',
  },
  {
    dataSet: 'budgets',
    path: 'economy/regions_consolidated_budgets.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['executed_rub', 'planned_rub'],
    name: ({ side, indicator }, column) => `${column}/${side}/${indicator}`,
    source: 'treasury_0503317',
  },
  {
    dataSet: 'organisations',
    path: 'economy/regions_organisations_by_okved_section.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value'],
    name: (row) => row['okved_section_name']!,
    source: 'rosstat_organisations',
  },
  {
    dataSet: 'sme_organisations',
    path: 'economy/regions_sme_organisations_by_okved_section.csv',
    place: 'region_iso',
    time: 'year',
    values: ['sme_register_organisations'],
    source: 'fns_sme_register',
  },
  {
    dataSet: 'gdp',
    path: 'economy/russia_gdp_annual.csv',
    place: 'country',
    time: 'year',
    values: ['value'],
    name: (row) => row['sheet']!,
    only: ({ sheet }) => !oldGdpSheets.has(sheet!),
    source: 'rosstat_gdp',
  },
  {
    dataSet: 'gdp_before_2011',
    path: 'economy/russia_gdp_annual.csv',
    place: 'country',
    time: 'year',
    values: ['value'],
    name: (row) => row['sheet']!,
    only: ({ sheet }) => oldGdpSheets.has(sheet!),
    source: 'rosstat_gdp_before_2011',
  },
  {
    dataSet: 'kep',
    path: 'economy/russia_macro_kep.csv.gz',
    place: 'country',
    time: 'date',
    values: ['value'],
    name: ({ variable, frequency }) => `${variable}/${frequency}`,
    source: 'rosstat_kep',
  },
];

/** Sheets of the former methodology, which also hold 2011. */
const oldGdpSheets = new Set(['1', '3', '7', '9']);
