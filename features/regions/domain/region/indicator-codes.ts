/** Codes of the indicators this room speaks about by name; all others are found in the database. */
export const codes = {
  cases: 'covid_cases_new',
  cured: 'covid_cured_new',
  deaths: 'covid_deaths_new',
  casesTotal: 'covid_cases_total',
  curedTotal: 'covid_cured_total',
  deathsTotal: 'covid_deaths_total',
  population: 'population_jan1',
} as const;

/** Indicators computed from others at the moment of asking; they have no series of their own. */
export const incidence7 = 'covid_incidence_7d';
export const deaths7 = 'covid_deaths_7d_per100k';
