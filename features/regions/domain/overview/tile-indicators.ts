/** Indicators on the overview's tiles, in order of importance. Codes as in the bundled handbook of indicators. */
export const tileIndicators = {
  economy: ['grp', 'fixed_capital_investment', 'income_per_capita', 'poverty_rate', 'unemployment_rate'],
  people: ['population_jan1', 'crude_birth_rate', 'crude_death_rate', 'urban_share', 'total_fertility_rate'],
} as const;

/** Those that add up over the subjects of a district. */
export const additiveTiles: ReadonlySet<string> = new Set([
  'grp',
  'fixed_capital_investment',
  'population_jan1',
]);
