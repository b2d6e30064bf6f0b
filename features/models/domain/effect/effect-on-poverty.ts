import { evaluateHousehold } from '#simulation/family/evaluate-household.ts';
import type { FamilyMeasure } from '#simulation/family/household.ts';
import { incomeDistribution, lorenzShare } from '#simulation/family/income-distribution.ts';
import type { FamilyPolicy } from '#simulation/family/policy.ts';
import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { createRandom, type Random } from '#simulation/numeric/random.ts';
import type { Rub, Share } from '#simulation/numeric/units.ts';
import type { Spread } from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import { giniOf, incomeWarnings } from '../family/income-curve.ts';
import type { ModelWarning } from '../warning-codes.ts';
import { scaleTo } from '../family/roll-up-region.ts';
import {
  countHouseholds,
  householdTypes,
  mixBounds,
  type HouseholdMix,
  type ResidentsByAge,
} from './region-households.ts';

/** What a measure of the economy does to a family's month. Unit: roubles a month. */
export interface Instrument {
  /** `benefit` is paid; `deduction` is taken off each child's part of the taxed wage. */
  kind: 'benefit' | 'deduction';
  per: 'child' | 'person' | 'household';
  amount: number;
  /** Counted income a head, in subsistence minimums, at most; null = whoever. */
  incomeLimitPm: number | null;
  minChildren: number;
}

/** A region before the measure. */
export interface PovertyStart {
  residents: ResidentsByAge;
  /** Mean income a head. Unit: roubles a month. */
  perHead: number;
  /** Share of all income that each tenth of residents gets, lowest incomes first. Unit: percent. */
  tenths: readonly number[];
  /** Published share of residents under the subsistence minimum. */
  poorShare: number;
}

/** What is asked of a package, and how many of those entitled claim it. Unit: per cent. */
export interface AskedPoverty {
  start: PovertyStart;
  policy: FamilyPolicy;
  instrument: Instrument;
  low: number;
  high: number;
  members: number;
  seed: number;
}

/** What the measure is worth; people and roubles a month over the members. */
export interface PovertyEffect {
  lifted: Spread;
  cost: Spread;
  /** Null where most members lift nobody. */
  costPerLifted: Spread | null;
  /** Share of residents under the minimum with the measure: the published one less those lifted. */
  poorAfter: Spread;
  /** What is to be said of it before it is used. */
  warnings: ModelWarning[];
}

const parts = 100;
/** Incomes a head at which every type is reckoned, in subsistence minimums: from a fiftieth to forty, evenly in logarithms. */
const grid = { from: 0.02, to: 40, points: 320 } as const;
/** How far families' incomes may lie from what the published poverty tells. Unit: share, one standard deviation. */
const incomeDoubt = 0.05;

/** One type at one income: whether it is poor without and with the measure, and what it costs. */
interface Cell {
  poorBefore: boolean;
  poorAfter: boolean;
  cost: number;
}

/** Runs a measure over a region's families, many times with what nobody knows drawn anew: who lives with whom, incomes, who claims. */
export function effectOnPoverty(asked: AskedPoverty): PovertyEffect {
  const { start, policy, low, high, members, seed } = asked;
  const cells = reckon(asked);
  const incomes = incomesOfParts(start);
  const growth = calibrate(start, cells, incomes, policy.pm.all);
  const people = start.residents.children + start.residents.working + start.residents.older;
  const runs = Array.from({ length: members }, (_, member) => {
    const random = createRandom(seed, member);
    const mix = drawMix(random);
    const factor = growth * Math.exp(incomeDoubt * random.normal());
    const claimed = between(random, low, high) / 100;
    const { poorBefore, poorAfter, cost } = sumUp(start, cells, incomes, policy.pm.all, { mix, factor });
    const lifted = claimed * (poorBefore - poorAfter);
    return { lifted, cost: claimed * cost, poorAfter: start.poorShare - lifted / people };
  });
  const lifting = runs.filter(({ lifted }) => lifted > 0);
  return {
    lifted: spreadOf(runs.map(({ lifted }) => lifted)),
    cost: spreadOf(runs.map(({ cost }) => cost)),
    costPerLifted:
      lifting.length > members / 2 ? spreadOf(lifting.map(({ cost, lifted }) => cost / lifted)) : null,
    poorAfter: spreadOf(runs.map(({ poorAfter }) => poorAfter)),
    warnings: incomeWarnings(start),
  };
}

/** Every type at every income of the grid, without the measure and with it. */
function reckon({ policy, instrument }: AskedPoverty): Cell[][] {
  const measures = measuresOf(instrument);
  const changed = instrument.kind === 'deduction' ? withDeduction(policy, instrument.amount) : policy;
  return householdTypes.map((type) =>
    Array.from({ length: grid.points }, (_, at) => {
      const household = scaleTo(type, policy.pm.all * incomeAt(at));
      const before = evaluateHousehold(household, policy);
      const after = evaluateHousehold(household, changed, measures);
      return {
        poorBefore: before.poor,
        poorAfter: after.poor,
        cost: after.disposable - before.disposable,
      };
    }),
  );
}

function measuresOf({ kind, per, amount, incomeLimitPm, minChildren }: Instrument): FamilyMeasure[] {
  if (kind === 'deduction') return [];
  return [
    {
      id: 'measure',
      per,
      amount: amount as Rub,
      minChildren,
      ...(incomeLimitPm !== null && { incomeLimitPm }),
    },
  ];
}

function withDeduction(policy: FamilyPolicy, amount: number): FamilyPolicy {
  const byOrder = policy.childDeduction.byOrder.map((value) => (value + amount) as Rub);
  return { ...policy, childDeduction: { ...policy.childDeduction, byOrder } };
}

const incomeAt = (at: number): number =>
  grid.from * Math.exp((Math.log(grid.to / grid.from) * at) / (grid.points - 1));

function pointOf(income: number): number {
  const at = ((grid.points - 1) * Math.log(income / grid.from)) / Math.log(grid.to / grid.from);
  return Math.min(grid.points - 1, Math.max(0, Math.round(at)));
}

/** Mean income a head of each hundredth: the lognormal curve with the mean and the inequality of the tenths. */
function incomesOfParts({ perHead, tenths }: PovertyStart): number[] {
  const curve = incomeDistribution(perHead as Rub, giniOf(tenths));
  const at = Array.from({ length: parts + 1 }, (_, part) => lorenzShare(curve, (part / parts) as Share));
  return at.slice(1).map((share, part) => perHead * parts * (share - at[part]!));
}

interface Drawn {
  mix: HouseholdMix;
  /** What every income is multiplied by. */
  factor: number;
}

function sumUp(
  { residents }: PovertyStart,
  cells: readonly Cell[][],
  incomes: readonly number[],
  minimum: number,
  { mix, factor }: Drawn,
) {
  const counts = countHouseholds(residents, mix);
  const sums = { poorBefore: 0, poorAfter: 0, cost: 0 };
  for (const income of incomes) {
    const at = pointOf((income * factor) / minimum);
    counts.forEach((households, type) => {
      const { poorBefore, poorAfter, cost } = cells[type]![at]!;
      const people = (households / parts) * householdTypes[type]!.persons.length;
      sums.poorBefore += poorBefore ? people : 0;
      sums.poorAfter += poorAfter ? people : 0;
      sums.cost += (households / parts) * cost;
    });
  }
  return sums;
}

/** What incomes must be multiplied by for the families without the measure to be as poor as was published. */
function calibrate(start: PovertyStart, cells: Cell[][], incomes: number[], minimum: number): number {
  const mix = middleMix();
  const { children, working, older } = start.residents;
  const poorWith = (factor: number): number =>
    sumUp(start, cells, incomes, minimum, { mix, factor }).poorBefore / (children + working + older);
  let [richest, poorest] = [Math.log(50), Math.log(0.02)];
  for (let turn = 0; turn < 40; turn++) {
    const middle = (richest + poorest) / 2;
    if (poorWith(Math.exp(middle)) > start.poorShare) poorest = middle;
    else richest = middle;
  }
  return Math.exp((richest + poorest) / 2);
}

const middleMix = (): HouseholdMix => mixOf((from, to) => (from + to) / 2);

const drawMix = (random: Random): HouseholdMix => mixOf((from, to) => between(random, from, to));

function mixOf(pick: (from: number, to: number) => number): HouseholdMix {
  const { two, three, oneParent, pensionCouples } = mixBounds;
  return {
    two: pick(...two),
    three: pick(...three),
    oneParent: pick(...oneParent),
    pensionCouples: pick(...pensionCouples),
  };
}

const between = (random: Random, from: number, to: number): number => from + (to - from) * random.uniform();

function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (level: number): number => quantileOfSorted(sorted, level);
  return { q05: at(0.05), q50: at(0.5), q95: at(0.95) };
}
