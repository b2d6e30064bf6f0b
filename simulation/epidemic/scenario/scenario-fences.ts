import {
  refuse,
  requireFinite,
  requireIncreasing,
  requireSeries,
  requireWhole,
} from '#simulation/numeric/refusal.ts';
import { scenarioParameters } from '#simulation/parameters/scenario.ts';
import type { Mitigation } from './mitigation.ts';
import { compartmentCount, compartments } from './scenario-model.ts';
import type { AgeSeverity, ScenarioModel } from './scenario-model.ts';

/** Highest R0 the kernel runs. */
export const highestR0 = 20;

/** Longest run of the kernel, days. */
export const maxDays = 36_500;

const importsPer100k = 10;
const countedTwice = new Set([
  compartments.indexOf('hospitalizedCumulative'),
  compartments.indexOf('criticalCumulative'),
]);

/**
 * Refuses a model outside the kernel's fence, naming every field by its path. It is wider than the one around documents: members of an
 * ensemble leave the table by their draws, tests on purpose.
 *
 * Source: modelling.md 1.4 (two fences).
 */
export function requireScenarioModel(model: ScenarioModel): void {
  requireFinite('population', model.population, 1);
  requireFinite('r0', model.r0, 0, highestR0);
  requireFinite('latency', model.latency, 0.1, 30);
  requireFinite('infectiousPeriod', model.infectiousPeriod, 0.1, 30);
  requireFinite('hospitalStay', model.hospitalStay, 0.1, 60);
  requireFinite('icuStay', model.icuStay, 0.1, 120);
  if (model.icuBeds !== Infinity) requireFinite('icuBeds', model.icuBeds, 0);
  requireLaterBeds(model);
  requireFinite('overflowSeverity', model.overflowSeverity, 1, 5);
  requireFinite('importsPerDay', model.importsPerDay, 0, maxImports(model.population));
  requireFinite('season.amplitude', model.season.amplitude, 0, 0.5);
  requireFinite('season.peakMonth', model.season.peakMonth, 0, 11);
  requireWhole('startDay', model.startDay);
  if (model.severity.length === 0) refuse({ path: 'severity', code: 'too-short', min: 1, got: 0 });
  model.severity.forEach((age, a) => requireSeverity(age, a));
  model.mitigations.forEach((mitigation, i) => requireMitigation(mitigation, i, 1));
}

/**
 * Refuses what a user may not save: a model outside the table of parameters, reductions over 95 %, over 20 intervals, a horizon
 * outside 30…365 days.
 *
 * Source: modelling.md 1.4 (two fences).
 */
export function requireScenarioDocument(model: ScenarioModel, days: number): void {
  requireScenarioModel(model);
  const { horizonDays, seasonAmplitude, seasonPeakMonth } = scenarioParameters;
  for (const name of ['latency', 'infectiousPeriod', 'hospitalStay', 'icuStay', 'overflowSeverity'] as const)
    requireFinite(name, model[name], scenarioParameters[name].min, scenarioParameters[name].max);
  requireFinite('season.amplitude', model.season.amplitude, seasonAmplitude.min, seasonAmplitude.max);
  requireFinite('season.peakMonth', model.season.peakMonth, seasonPeakMonth.min, seasonPeakMonth.max);
  if (model.mitigations.length > 20)
    refuse({ path: 'mitigations', code: 'too-long', max: 20, got: model.mitigations.length });
  model.mitigations.forEach((mitigation, i) => requireMitigation(mitigation, i, 0.95));
  requireWhole('days', days, horizonDays.min, horizonDays.max);
}

/**
 * Refuses a state that isn't 12 compartments of the model's groups, finite, not negative, and with the model's people in it (who is
 * immune at the start has recovered).
 */
export function requireScenarioState(state: Float64Array, { severity, population }: ScenarioModel): void {
  const groups = severity.length;
  requireSeries('state', state, { length: compartmentCount * groups });
  let people = 0;
  for (let compartment = 0; compartment < compartmentCount; compartment++)
    if (!countedTwice.has(compartment))
      for (let a = 0; a < groups; a++) people += state[compartment * groups + a] as number;
  if (Math.abs(people / population - 1) > 1.000_001e-6)
    refuse({ path: 'state', code: 'inconsistent', min: population, max: population, got: people });
}

function requireLaterBeds({ laterBeds = [] }: ScenarioModel): void {
  laterBeds.forEach(({ fromDay, beds }, i) => {
    requireWhole(`laterBeds[${i}].fromDay`, fromDay, 0, maxDays);
    if (beds !== Infinity) requireFinite(`laterBeds[${i}].beds`, beds, 0);
  });
  const days = laterBeds.map(({ fromDay }) => fromDay);
  requireIncreasing('laterBeds', days);
}

function maxImports(population: number): number {
  // A rounding error above ten per 100 000 is still ten.
  return ((importsPer100k * population) / 100_000) * (1 + 1e-9);
}

function requireSeverity(age: AgeSeverity, a: number): void {
  for (const field of ['confirmed', 'severe', 'critical', 'fatal', 'palliative', 'isolated'] as const)
    requireFinite(`severity[${a}].${field}`, age[field], 0, 1);
  if (age.critical + age.palliative > 1 + 1e-12)
    refuse({ path: `severity[${a}]`, code: 'inconsistent', max: 1, got: age.critical + age.palliative });
}

function requireMitigation({ fromDay, toDay, reduction }: Mitigation, i: number, most: number): void {
  requireFinite(`mitigations[${i}].fromDay`, fromDay);
  if (toDay !== Infinity) requireFinite(`mitigations[${i}].toDay`, toDay);
  if (!(toDay > fromDay)) refuse({ path: `mitigations[${i}]`, code: 'unordered', min: fromDay, got: toDay });
  requireFinite(`mitigations[${i}].reduction`, reduction, 0, most);
}
