import { balanceCodes } from '#features/measures/public.ts';
import { familyIndicators, tileIndicators } from '#features/regions/public.ts';
import { usingScreens, type UsingScreen } from './using-screens.ts';

/** What the tabs of a dossier read by name; a test reads their files and holds this list to them. */
export const tabIndicators = {
  overview: ['covid_cases_new', 'covid_cured_new', 'covid_deaths_new'],
  population: [
    'births',
    'births_by_age',
    'deaths_by_age',
    'fertility_by_age',
    'life_expectancy',
    'population_by_age',
    'urban_share',
  ],
  ecology: ['co2_emissions', 'illegal_landfills'],
  finance: [
    'budget_expenditure',
    'budget_expenditure_planned',
    'budget_revenue',
    'budget_revenue_planned',
    'income_by_tenth',
    'income_per_capita',
    'insurance_claims',
    'insurance_premiums',
    'tax_receipts',
  ],
  products: ['foreign_trade', 'fuel_price', 'industry_shipments'],
  geo: ['population_jan1'],
  smb: ['organisations', 'sme_organisations'],
  healthDetail: [
    'covid_beds',
    'covid_beds_occupied',
    'covid_hospital_patients',
    'covid_mobility',
    'covid_tests_new',
    'morbidity',
    'morbidity_by_age',
  ],
} as const satisfies Record<string, readonly string[]>;

const codesOf = (list: readonly { indicator: string }[]): string[] => list.map(({ indicator }) => indicator);

/** The indicators of each screen: of the registries of tiles, families and balances, and of what tabs read by name. */
const indicatorsOf: Readonly<Record<UsingScreen, readonly string[]>> = {
  ...tabIndicators,
  overview: [...tabIndicators.overview, ...tileIndicators.economy, ...tileIndicators.people],
  populationDetail: codesOf(familyIndicators.population),
  healthDetail: [...tabIndicators.healthDetail, ...codesOf(familyIndicators.health)],
  ecologyDetail: codesOf(familyIndicators.ecology),
  dashboard: balanceCodes,
};

/** The screens of a place that show an indicator, in the order of a dossier. */
export function listUses(indicator: string): UsingScreen[] {
  return usingScreens.filter((screen) => indicatorsOf[screen].includes(indicator));
}
