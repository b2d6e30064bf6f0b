import type { messages as ru } from './ru.ts';

/** Texts of the parameters and the changes of all models. */
export const messages: Record<keyof typeof ru, string> = {
  Scenario_Always: 'without end',
  Scenario_ChangesLead:
    'What is saved remembers the version of its model and is computed by it. An address with the mark of a version (k1.0, for example) computes an old result again; one of a later version opens to be read only.',
  Scenario_MarkKnown: 'general knowledge',
  Scenario_MarkOperator: 'for the user to supply',
  Scenario_MarkVerified: 'found in a source',
  Scenario_Note10:
    'The first version: an age-structured SEIR with hospital and intensive care, the spread of R from reports times 1.5.',
  Scenario_Note11:
    'Doubt of the model itself (15% of R) joins the spread of R, and after the start R drifts back to one (0.8 of ln R stays): without both the bands were too narrow.',
  Scenario_Note12:
    'The line without chance drifts back to R = 1 after the start as the runs do: before it stood above their middle and jumped when they came. The model’s warnings are sentences.',
  Scenario_Note13:
    'Reporting delays are spread over days: before, every case waited exactly a week, and the line broke off on the day of a measure. Protection by vaccination at the start comes from the data, and the number of runs is the reader’s choice.',
  Scenario_ParameterBounds: 'Bounds',
  Scenario_ParameterMark: 'Backing',
  Scenario_ParameterName: 'Parameter',
  Scenario_ParameterSource: 'Source',
  Scenario_ParameterUnit: 'Unit',
  Scenario_ParameterValid: 'Valid',
  Scenario_ParameterValue: 'Value',
  Scenario_ParametersLead:
    'All that the models rest on: sources are named in the language of the publication.',
  Scenario_ToSupply: 'not supplied',
};
