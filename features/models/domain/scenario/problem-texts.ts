import type { NumberBounds } from './scenario-params.ts';
import type { ScenarioProblem } from './scenario-problems.ts';

/** Names of the units as texts, for hints and field messages on both sides. */
export const boundsText = {
  days: 'Scenario_UnitDays',
  percent: 'Scenario_UnitPercent',
  beds: 'Scenario_UnitBeds',
  doses: 'Scenario_UnitDoses',
  ratio: 'Scenario_UnitRatio',
  share: 'Scenario_UnitShare',
  month: 'Scenario_UnitMonth',
  per100k: 'Scenario_UnitPer100k',
} as const satisfies Record<NumberBounds['unit'], string>;

/** What is said of each kind of problem. */
export const problemText = {
  bounds: 'Scenario_OutOfBounds',
  reversed: 'Scenario_Reversed',
  overlapping: 'Scenario_Overlapping',
  outside: 'Scenario_Outside',
  'too-many': 'Scenario_TooMany',
} as const satisfies Record<ScenarioProblem['code'], string>;
