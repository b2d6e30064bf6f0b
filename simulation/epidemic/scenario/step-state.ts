import { compartments } from './scenario-model.ts';
import type { ScenarioRates } from './scenario-model.ts';

/** Room for one run: the stage state (8 compartments) and the sum and latest of the derivatives (12). */
export interface StepWorkspace {
  readonly stage: Float64Array;
  readonly slope: Float64Array;
  readonly total: Float64Array;
}

/** Allocates the room once a run. */
export function stepWorkspace(groups: number): StepWorkspace {
  return {
    stage: new Float64Array(8 * groups),
    slope: new Float64Array(12 * groups),
    total: new Float64Array(12 * groups),
  };
}

/**
 * One Runge-Kutta step of fourth order, in place; negatives settled and beds filled after every stage and after the step.
 *
 * @param state        12 compartments by age group. Unit: persons.
 * @param days         length of the step.
 * @param infection    infections a day by one infectious person among susceptibles alone, divided by the population,
 *                     at the start, the middle and the end of the step. Unit: 1/(day · person).
 *
 * Source: modelling.md 1.4.
 */
export function stepState(
  rates: ScenarioRates,
  state: Float64Array,
  days: number,
  infection: readonly [number, number, number],
  room: StepWorkspace,
): void {
  const { stage, slope, total } = room;
  deriveState(rates, state, infection[0], slope);
  total.set(slope);
  moveStage(rates, state, slope, days / 2, stage);
  deriveState(rates, stage, infection[1], slope);
  addTwice(total, slope);
  moveStage(rates, state, slope, days / 2, stage);
  deriveState(rates, stage, infection[1], slope);
  addTwice(total, slope);
  moveStage(rates, state, slope, days, stage);
  deriveState(rates, stage, infection[2], slope);
  for (let i = 0; i < state.length; i++)
    state[i] = (state[i] as number) + (days / 6) * ((total[i] as number) + (slope[i] as number));
  fillBeds(rates, state);
}

function addTwice(total: Float64Array, slope: Float64Array): void {
  for (let i = 0; i < total.length; i++) total[i] = (total[i] as number) + 2 * (slope[i] as number);
}

function moveStage(
  rates: ScenarioRates,
  from: Float64Array,
  slope: Float64Array,
  days: number,
  to: Float64Array,
): void {
  for (let i = 0; i < to.length; i++) to[i] = (from[i] as number) + days * (slope[i] as number);
  fillBeds(rates, to);
}

/** Flows of modelling.md 1.4; the last four compartments only receive, so a stage state may leave them out. */
function deriveState(rates: ScenarioRates, x: Float64Array, infection: number, out: Float64Array): void {
  const n = rates.groups;
  const { latent, importsPerGroup } = rates;
  let infectious = 0;
  for (let a = 0; a < n; a++) infectious += x[4 * n + a] as number;
  const force = infection * infectious;
  for (let a = 0; a < n; a++) {
    const x0 = importsPerGroup + (rates.contact[a] as number) * force * (x[a] as number);
    const x1 = latent * (x[n + a] as number);
    const x2 = latent * (x[2 * n + a] as number);
    const x3 = latent * (x[3 * n + a] as number);
    const i = x[4 * n + a] as number;
    const h = x[5 * n + a] as number;
    const c = x[6 * n + a] as number;
    const o = x[7 * n + a] as number;
    const iToR = i * (rates.toRecovered[a] as number);
    const iToH = i * (rates.toSevere[a] as number);
    const hToR = h * (rates.severeToRecovered[a] as number);
    const hToC = h * (rates.severeToCritical[a] as number);
    const hToD = h * (rates.severeToDeath[a] as number);
    const cToH = c * (rates.criticalToSevere[a] as number);
    const cToD = c * (rates.criticalToDeath[a] as number);
    const oToH = o * (rates.criticalToSevere[a] as number);
    const oToD = o * (rates.overflowToDeath[a] as number);
    out[a] = -x0;
    out[n + a] = x0 - x1;
    out[2 * n + a] = x1 - x2;
    out[3 * n + a] = x2 - x3;
    out[4 * n + a] = x3 - iToR - iToH;
    out[5 * n + a] = iToH + cToH + oToH - hToR - hToC - hToD;
    out[6 * n + a] = hToC - cToH - cToD;
    out[7 * n + a] = -oToH - oToD;
    out[8 * n + a] = iToR + hToR;
    out[9 * n + a] = iToH;
    out[10 * n + a] = hToC;
    out[11 * n + a] = hToD + cToD + oToD;
  }
}

/**
 * Settles what a group overdrew, then moves people between critical and overflow so that no bed is used twice nor left
 * empty. The oldest lose theirs first, the youngest get theirs first.
 *
 * @param x  compartments by age group, with or without those that only receive. Unit: persons. Changed in place.
 */
export function fillBeds(
  { groups: n, icuBeds }: Pick<ScenarioRates, 'groups' | 'icuBeds'>,
  x: Float64Array,
): void {
  settle(n, x);
  if (icuBeds === Infinity) return;
  let critical = 0;
  for (let a = 0; a < n; a++) critical += x[6 * n + a] as number;
  let excess = critical - icuBeds;
  for (let a = n - 1; a >= 0 && excess > 0; a--) {
    const moved = Math.min(excess, x[6 * n + a] as number);
    x[6 * n + a] = (x[6 * n + a] as number) - moved;
    x[7 * n + a] = (x[7 * n + a] as number) + moved;
    excess -= moved;
  }
  for (let a = 0; a < n && excess < 0; a++) {
    const moved = Math.min(-excess, x[7 * n + a] as number);
    if (moved === 0) continue;
    x[7 * n + a] = (x[7 * n + a] as number) - moved;
    x[6 * n + a] = (x[6 * n + a] as number) + moved;
    excess += moved;
  }
}

/** What is overdrawn is taken back from where it went, in this order. */
const debts = (
  [
    ['susceptible', 'exposed1'],
    ['exposed1', 'exposed2'],
    ['exposed2', 'exposed3'],
    ['exposed3', 'infectious'],
    ['infectious', 'recovered'],
    ['overflow', 'critical'],
    ['critical', 'overflow'],
    ['overflow', 'severe'],
    ['severe', 'recovered'],
  ] as const
).map(([from, to]) => [compartments.indexOf(from), compartments.indexOf(to)] as const);

// Nobody is cut away: cutting would make people. A stage state has no recovered; there the last debt is dropped, as nothing reads it.
function settle(n: number, x: Float64Array): void {
  if (!hasDebt(n, x)) return;
  for (const [from, to] of debts)
    for (let i = from * n; i < (from + 1) * n; i++) {
      const owed = x[i] as number;
      if (owed >= 0) continue;
      x[i] = 0;
      const at = i + (to - from) * n;
      if (at < x.length) x[at] = (x[at] as number) + owed;
    }
}

function hasDebt(n: number, x: Float64Array): boolean {
  for (let i = 0; i < 8 * n; i++) if ((x[i] as number) < 0) return true;
  return false;
}
