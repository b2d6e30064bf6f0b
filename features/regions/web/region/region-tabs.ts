/** Tabs of a region in their order, with the route each opens. */
export const tabs = [
  ['overview', 'Regions_TabOverview'],
  ['forecast', 'Regions_TabForecast'],
  ['news', 'Regions_TabNews'],
  ['events', 'Regions_TabEvents'],
  ['companies', 'Regions_TabCompanies'],
  ['scenarios', 'Regions_TabScenarios'],
  ['geo', 'Regions_TabGeo'],
  ['products', 'Regions_TabProducts'],
  ['population', 'Regions_TabPopulation'],
  ['ecology', 'Regions_TabEcology'],
  ['finance', 'Regions_TabFinance'],
] as const;
