import type { TableRow } from '../read-rows.ts';
import type { BundledFile } from './bundled-file.ts';

const byIndicator = (row: TableRow): string => row['indicator']!;

/** Sheets of the former methodology, which also hold 2011. */
const oldGdpSheets = new Set(['1', '3', '7', '9']);

/** A section of industry, which every subject has; the file's finer industries stand only for the country. */
const isSection = (industry: string): boolean =>
  industry.startsWith('РАЗДЕЛ ') ||
  industry.startsWith('Промышленное производство') ||
  /^[А-ЯЁ ;,]+$/.test(industry);

/** Annual indicators of the regions. */
export const economyAnnual: BundledFile = {
  dataSet: 'economy_annual',
  path: 'economy/regions_economy_annual.csv.gz',
  place: 'region_iso',
  time: 'year',
  values: ['value'],
  name: byIndicator,
  source: { column: 'source' },
};

/** Monthly series, taxes, budgets, organisations, and the country's short-term series. */
export const economyFiles: readonly BundledFile[] = [
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
    // Counts by state registration come out month by month, not with the yearbook.
    assumed: 'end of second month',
  },
  {
    dataSet: 'sme_organisations',
    path: 'economy/regions_sme_organisations_by_okved_section.csv',
    place: 'region_iso',
    time: 'year',
    values: ['sme_register_organisations'],
    source: 'fns_sme_register',
    // The register is put out anew on the 10th of every month (209-FZ, article 4.1).
    assumed: 'end of next month',
  },
  {
    dataSet: 'industry_shipments',
    path: 'economy/regions_industry_shipments.csv.gz',
    place: 'region_iso',
    time: 'year',
    values: ['value_thousand_rub'],
    name: (row) => row['industry_ru']!,
    only: (row) => row['region_iso'] !== '' && isSection(row['industry_ru']!),
    source: 'emiss_shipments',
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
  {
    dataSet: 'insurance',
    path: 'economy/russia_insurance_annual.csv',
    place: 'country',
    time: 'year',
    values: ['value_million_rub'],
    name: (row) => row['name']!,
    source: 'rosstat_insurance',
  },
];
