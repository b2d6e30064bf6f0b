/** The models in the order in which pages about all of them tell of each; `id` is the anchor. */
export const modelSections = [
  { id: 'scenario', title: 'Scenario_Title' },
  { id: 'population', title: 'ModelPopulation_Title' },
  { id: 'family', title: 'ModelFamily_Title' },
] as const;
