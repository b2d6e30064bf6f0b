import type { MessageKey } from '#app/messages.ts';
import { measureEffects } from '#simulation/parameters/measure-effects.ts';
import type { Evidence, Parameter } from '#simulation/parameters/parameter.ts';
import { earlySeverity, scenarioParameters } from '#simulation/parameters/scenario.ts';
import { courseKeys } from './parameter-words.ts';

/** One parameter as the page lists it; `text` says a value that is no single number. */
export interface ParameterRow extends Evidence {
  key: MessageKey;
  value: number | null;
  text: MessageKey | null;
  min: number | null;
  max: number | null;
}

type Name = keyof typeof scenarioParameters;

/** Names of the library's parameters as texts. */
const names: Record<Name, MessageKey> = {
  ...courseKeys,
  icuBeds: 'Scenario_Beds',
  ascertainment: 'Scenario_Found',
  immuneShare: 'Scenario_ImmuneShare',
  registrationDelay: 'Scenario_RegistrationDelay',
  registrationDelaySd: 'Scenario_RegistrationDelaySd',
  horizonDays: 'Scenario_Days',
  members: 'Scenario_Members',
  reproductionSdFactor: 'Scenario_SdFactor',
  reproductionModelSd: 'Scenario_ModelSd',
  reproductionPersistence: 'Scenario_Persistence',
  severityLogSd: 'Scenario_SeverityLogSd',
};

/** Every parameter of the scenario model with its origin; tables are one row that says what is in them. */
export const parameterRows: readonly ParameterRow[] = [
  ...Object.entries(scenarioParameters).map(([name, parameter]) =>
    rowOf(names[name as Name], parameter as Parameter),
  ),
  tableOf('Scenario_Severity', 'Scenario_SeverityText', earlySeverity),
  tableOf('Scenario_MeasureEffects', 'Scenario_MeasureEffectsText', measureEffects),
];

function rowOf(key: MessageKey, { value, min, max, ...origin }: Parameter): ParameterRow {
  return { ...origin, key, value, text: null, min: min ?? null, max: max ?? null };
}

function tableOf(key: MessageKey, text: MessageKey, parameter: Parameter<unknown>): ParameterRow {
  const { unit, source, mark, validFrom, validTo } = parameter;
  return { unit, source, mark, validFrom, validTo, key, text, value: null, min: null, max: null };
}
