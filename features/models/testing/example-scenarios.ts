import type { LoadedScenarios, LoadedStart } from '../web/scenario/load-scenarios.ts';

/** A place whose reports grow by a hundredth a day; no people are protected. */
export const exampleStart: LoadedStart = {
  day: '2021-10-20',
  daily: Array.from({ length: 120 }, (_, day) => 1000 * 1.01 ** day),
  peopleByAge: [1, 1, 1.2, 1.6, 1.4, 1.2, 1.1, 0.8, 0.4].map((millions) => millions * 1e6),
  peopleYear: 2020,
  registered: 500_000,
  recentDeaths: 800,
  vaccinated: null,
  vaccinatedDay: null,
  vaccinatedSource: null,
  source: null,
  peopleSource: null,
};
const measure = {
  id: 7,
  title: 'Масочный режим',
  code: 'H6',
  strictness: 3,
  starts: '2021-10-01',
  ends: null,
  isRegister: true,
};
/** The page of a place with one measure in force and nothing saved. */
export const exampleScenarios: LoadedScenarios = {
  yugoId: 1_124_665,
  name: 'Москва',
  modelVersion: '1.1',
  start: exampleStart,
  saved: [],
  variants: [],
  limit: 200,
  measures: [measure],
};
