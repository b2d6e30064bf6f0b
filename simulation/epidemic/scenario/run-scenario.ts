import { refuse, requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import { mitigationFactor, stepsOfDay } from './mitigation.ts';
import type { Step } from './mitigation.ts';
import { maxDays, requireScenarioModel, requireScenarioState } from './scenario-fences.ts';
import { scenarioRates } from './scenario-model.ts';
import type { ScenarioModel, ScenarioRates } from './scenario-model.ts';
import { seasonFactor } from './season.ts';
import { stepState, stepWorkspace } from './step-state.ts';

// A step of Runge-Kutta is stable up to 2.8 times the mean stay.
const fastestPerStep = 1.5;

/** Totals over all ages a run keeps for every day. Unit: persons. */
export const dailyColumns = [
  'susceptible',
  'exposed',
  'infectious',
  'severe',
  'critical',
  'overflow',
  'recovered',
  'hospitalizedCumulative',
  'criticalCumulative',
  'deaths',
] as const;

/** Name of one kept total. */
export type DailyColumn = (typeof dailyColumns)[number];

/** A deterministic run: `totals[day · 10 + column]` for day 0…days, and the state at the end. */
export interface ScenarioRun {
  readonly days: number;
  readonly totals: Float64Array;
  readonly end: Float64Array;
}

/**
 * Runs the age-structured SEIR model with hospital and intensive care.
 *
 * @param model  see there; refused outside the kernel's fence (`scenario-fences.ts`).
 * @param start  12 compartments · age groups, as of the model's start day. Unit: persons. Not changed.
 * @param days   whole days to run, ≥ 0; the product's screens allow 30…365.
 * @param stepDays  regular step of the integrator, a whole part of a day.
 * @throws InputRefusal for values out of bounds, a state of another shape or with other people than the model's.
 *
 * Source: modelling.md 1.4; accuracy at 0.5 days against 1/64: 9e-4 for smooth totals, 1e-3 for critical and overflow.
 */
export function runScenario(
  model: ScenarioModel,
  start: Float64Array,
  days: number,
  stepDays = 0.5,
): ScenarioRun {
  requireScenarioModel(model);
  requireScenarioState(start, model);
  requireWhole('days', days, 0, maxDays);
  requireStep(stepDays);
  const rates = scenarioRates(model);
  const regular = steadyStep(model, stepDays);
  const room = stepWorkspace(rates.groups);
  const state = start.slice();
  const totals = new Float64Array((days + 1) * dailyColumns.length);
  addTotals(rates, state, totals, 0);
  for (let day = 0; day < days; day++) {
    const today = { ...rates, icuBeds: bedsOn(model, day) };
    for (const step of stepsOfDay(model.mitigations, day, regular))
      stepState(today, state, step.length, infectionDuring(model, step), room);
    addTotals(rates, state, totals, (day + 1) * dailyColumns.length);
  }
  return { days, totals, end: state };
}

function bedsOn({ icuBeds, laterBeds = [] }: ScenarioModel, day: number): number {
  return laterBeds.findLast(({ fromDay }) => fromDay <= day)?.beds ?? icuBeds;
}

/** One kept total by day, day 0 first. */
export function seriesOf(run: ScenarioRun, column: DailyColumn): Float64Array {
  const offset = dailyColumns.indexOf(column);
  return Float64Array.from(
    { length: run.days + 1 },
    (_, day) => run.totals[day * dailyColumns.length + offset] as number,
  );
}

/** Reproduction number by day if all were as susceptible as at the start times S/N: what the model transmits at that moment. */
export function effectiveR(model: ScenarioModel, run: ScenarioRun): Float64Array {
  const susceptible = seriesOf(run, 'susceptible');
  return susceptible.map(
    (s, day) => (transmissionAt(model, day, mitigationFactor(model.mitigations, day)) * s) / model.population,
  );
}

/** R0 times season times what mitigation leaves, `t` days after the start. */
export function transmissionAt(model: ScenarioModel, t: number, factor: number): number {
  return model.r0 * seasonFactor(model.season, model.startDay + t) * factor;
}

function infectionDuring(model: ScenarioModel, { start, length, factor }: Step): [number, number, number] {
  const scale = 1 / (model.infectiousPeriod * model.population);
  return [
    transmissionAt(model, start, factor) * scale,
    transmissionAt(model, start + length / 2, factor) * scale,
    transmissionAt(model, start + length, factor) * scale,
  ];
}

// Columns are compartments summed over ages; the three exposed stages are shown as one.
function addTotals(
  { groups: n }: ScenarioRates,
  state: Float64Array,
  totals: Float64Array,
  at: number,
): void {
  for (let compartment = 0; compartment < state.length / n; compartment++) {
    const column = at + (compartment === 0 ? 0 : compartment <= 3 ? 1 : compartment - 2);
    let sum = totals[column] as number;
    for (let i = compartment * n; i < (compartment + 1) * n; i++) sum += state[i] as number;
    totals[column] = sum;
  }
}

// Within the table half a day is short enough; beyond it a rate may be so fast that a longer step would blow up.
function steadyStep(model: ScenarioModel, stepDays: number): number {
  const { r0, season, latency, infectiousPeriod, hospitalStay, icuStay, overflowSeverity } = model;
  const infecting = Math.max(1, r0 * (1 + season.amplitude)) / infectiousPeriod;
  const fastest = Math.max(3 / latency, infecting, 1 / hospitalStay, overflowSeverity / icuStay);
  return 1 / Math.max(Math.round(1 / stepDays), Math.ceil(fastest / fastestPerStep));
}

function requireStep(stepDays: number): void {
  requireFinite('stepDays', stepDays, 1 / 1000, 1);
  if (Math.abs(Math.round(1 / stepDays) * stepDays - 1) > 1e-9)
    refuse({ path: 'stepDays', code: 'inconsistent', got: stepDays });
}
