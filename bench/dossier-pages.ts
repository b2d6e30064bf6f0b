import { loadCompanies } from '#features/regions/web/companies/load-companies.ts';
import { loadEcology } from '#features/regions/web/ecology/load-ecology.ts';
import { loadFinance } from '#features/regions/web/finance/load-finance.ts';
import { loadForecast } from '#features/regions/web/forecast/load-forecast.ts';
import { loadGeo } from '#features/regions/web/geo/load-geo.ts';
import { loadHealth } from '#features/regions/web/health/load-health.ts';
import { loadOverview } from '#features/regions/web/overview/load-overview.ts';
import { loadPopulation } from '#features/regions/web/population/load-population.ts';
import { loadProducts } from '#features/regions/web/products/load-products.ts';
import { loadSmb } from '#features/regions/web/smb/load-smb.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** What each page of a dossier asks for. */
export const loads: Record<string, LoadPage<unknown>> = {
  overview: loadOverview,
  forecast: loadForecast,
  companies: loadCompanies,
  geo: loadGeo,
  products: loadProducts,
  population: loadPopulation,
  ecology: loadEcology,
  finance: loadFinance,
  smb: loadSmb,
  health: loadHealth,
};

/** Addresses of the same pages below the language, and of what has no call of its own. */
export const pages = [
  'overview',
  'forecast',
  'news',
  'events',
  'companies',
  'geo',
  'products',
  'population',
  'ecology',
  'finance',
]
  .map((tab) => `regions/:id/${tab}`)
  .concat([
    'smb/all/:id',
    'population/all/:id',
    'ecology/:id',
    'health/:id',
    'main/:id/exclusive',
    'summary',
  ]);

/** Indicators of every kind: daily, derived, annual. */
export const mapIndicators = ['covid_incidence_7d', 'covid_cases_new', 'grp', 'population_jan1'];
