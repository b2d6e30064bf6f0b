import type { Rule } from '../../shapes/finding.ts';

/** A total that is a mean of its parts: it lies between them. */
export interface MeanRule {
  indicator: string;
  dimension: string;
  total: string;
  parts: readonly string[];
}

/** A total that is the sum of its parts: whole dimensions of both, from a year on. Tolerance: share of the total. */
export interface SumRule {
  indicator: string;
  total: string;
  parts: readonly string[];
  from: string;
  tolerance: number;
}

/** One notion told by two indicators: `twin` times `factor`, joined by one dimension, is the indicator's figure for the whole. */
export interface TwinRule {
  indicator: string;
  /** The dimension whose `total` is compared; its other parts stand and fall with it. */
  dimension: string;
  total: string;
  parts: readonly string[];
  twin: string;
  by: string;
  factor: number;
  /** Half of the last digit both are published with. */
  rounding: number;
  tolerance: number;
  from: string;
  /** Where more of a place's classes differ in a year, the place itself is counted otherwise: no misprint of a row. */
  maxApart: number;
}

const ages = ['0-14', '15-17', '18+'] as const;

export const meanRules: readonly MeanRule[] = [
  { indicator: 'morbidity_by_age', dimension: 'age', total: 'all', parts: ages },
  { indicator: 'life_expectancy', dimension: 'sex', total: 'both', parts: ['male', 'female'] },
];

/** Before 2011 Rosstat divides by residents recounted after the census, so that the two are no twins. */
export const twinRules: readonly TwinRule[] = [
  {
    indicator: 'morbidity_by_age',
    dimension: 'age',
    total: 'all',
    parts: ages,
    twin: 'morbidity',
    by: 'icd',
    factor: 100,
    rounding: 10,
    tolerance: 0.02,
    from: '2011-01-01',
    maxApart: 1 / 3,
  },
];

const always = '1900-01-01';
/** Before 2012 budgets had a third part, what institutions earned. */
export const sumRules: readonly SumRule[] = [
  {
    indicator: 'tax_receipts',
    total: 'tax=total;budget=all',
    parts: ['tax=total;budget=federal', 'tax=total;budget=regional'],
    from: always,
    tolerance: 0.005,
  },
  {
    indicator: 'budget_revenue',
    total: 'line=total',
    parts: ['line=tax_and_nontax_revenue', 'line=gratuitous_receipts'],
    from: '2012-01-01',
    tolerance: 0.005,
  },
  {
    indicator: 'industry_shipments',
    total: 'industry=total',
    parts: ['industry=mining', 'industry=manufacturing', 'industry=energy', 'industry=water'],
    from: '2017-01-01',
    tolerance: 0.005,
  },
  {
    indicator: 'wpp_population',
    total: 'variant=medium;sex=both',
    parts: ['variant=medium;sex=male', 'variant=medium;sex=female'],
    from: always,
    tolerance: 0.005,
  },
];

/** Indicators whose country is the sum of its subjects, with the share by which it may differ: rounding, and what belongs to no subject. */
export const additive: Readonly<Record<string, number>> = {
  budget_expenditure: 0.03,
  budget_revenue: 0.03,
  disabled_persons: 0.05,
  doctors: 0.03,
  fixed_assets: 0.03,
  goods_shipped: 0.03,
  grp: 0.03,
  gross_fixed_capital_formation: 0.03,
  hospital_beds: 0.03,
  household_actual_consumption: 0.03,
  industrial_shipments: 0.03,
  industry_shipments: 0.03,
  ngo_employees: 0.03,
  ngo_organisations: 0.03,
  ngo_volunteers: 0.03,
  nurses: 0.03,
  outpatient_capacity: 0.03,
  population_average: 0.03,
  population_jan1: 0.03,
  retail_trade: 0.03,
  rnd_personnel: 0.03,
  rnd_researchers: 0.03,
  tax_accrued: 0.03,
};

/** Per cent that are no share of a whole. */
export const noShares: ReadonlySet<string> = new Set(['wpp_growth_rate', 'covid_mobility']);

/** Units counted in whole ones. */
export const countedUnits: ReadonlySet<string> = new Set([
  'person',
  'case',
  'death',
  'birth',
  'organisation',
  'bed',
  'vacancy',
  'count',
]);
/** Counts that are computed, estimated or balances. */
export const noCounts = /^wpp_|_by_age$|_by_single_age$|^net_|migration|increase|average/;

/** Series that do leap: balances, levies, licences of a few, growth within the year. */
export const leaping = /profit|surplus|increase|migration|^kep_|^patents_|suicides|_ytd$|^sme_register/;
/** Series with dimensions that are read for leaps too. */
export const steadyParts: readonly string[] = ['morbidity', 'life_expectancy'];
/** Counts under it leap by chance. */
export const leastLeaping = 100;

/** Whether a rule's figures are shown with their reason or held back at first. */
export const firstState: Readonly<Record<Rule, 'flagged' | 'held'>> = {
  repeatsPart: 'held',
  outsideParts: 'held',
  differsFromTwin: 'held',
  besideTwin: 'held',
  notSum: 'flagged',
  countryBelowPart: 'flagged',
  countryNotSum: 'flagged',
  notShare: 'flagged',
  notWhole: 'flagged',
  negative: 'flagged',
  jumpAndBack: 'flagged',
};
