import type { Warning } from '#simulation/numeric/run-record.ts';
import type { BySex } from '#simulation/population/advance-year.ts';
import { moveToE0, standardOfRates, survivalOf } from './brass.ts';
import type { BrassStandard } from './brass.ts';
import type { Sex } from './first-year-separation.ts';
import { valueAt } from '#simulation/population/knots.ts';
import type { Knot } from '#simulation/population/knots.ts';
import { completeTable } from './life-table.ts';
import { openAge } from '#simulation/population/projection-input.ts';
import type { PopulationBase, ProjectionParameters, Shock } from '#simulation/population/projection-input.ts';

/** Survival ratios of every projected year. */
export interface MortalityPath {
  /** Ratios of year `i` after the base year, with a member's deviation of e0 (years) and the year's shocks. */
  survival(sex: Sex, i: number, e0Deviation: number, shocks: readonly Shock[]): Float64Array;
  /** Life expectancy of year `i` on the path. */
  e0(sex: Sex, i: number): number;
  readonly warnings: readonly Warning[];
}

const fastestGain = 0.5;

/** What follows from a base's rates alone: whoever runs it again with other births needs it again. */
interface Kept {
  standard: BrassStandard;
  /** Survival ratios by exact life expectancy. */
  exact: Map<number, Float64Array>;
}

const keptByRates: BySex<WeakMap<object, Kept>> = { male: new WeakMap(), female: new WeakMap() };
/** Tables of one sex and base: a path of fifty years some dozen times over. */
const maxKept = 1_000;

function keptOf({ mortality }: PopulationBase, sex: Sex): Kept {
  const rates = mortality[sex];
  let kept = keptByRates[sex].get(rates);
  if (!kept) {
    kept = { standard: standardOfRates(rates, sex), exact: new Map() };
    keptByRates[sex].set(rates, kept);
  }
  return kept;
}

/**
 * Prepares the life tables of a projection: the base year's shape moved to each year's life expectancy.
 *
 * @param roundTo  years; tables are shared between expectancies that round alike (0.01 in ensembles, 0 = exact).
 *
 * Source: modelling.md 2.2, 2.7.
 */
export function mortalityPath(
  base: PopulationBase,
  parameters: ProjectionParameters,
  roundTo = 0,
): MortalityPath {
  const kept = { male: keptOf(base, 'male'), female: keptOf(base, 'female') };
  const standards = { male: kept.male.standard, female: kept.female.standard };
  const paths = {
    male: withBase(base, standards.male, parameters.e0.male, 'male'),
    female: withBase(base, standards.female, parameters.e0.female, 'female'),
  };
  const cache: BySex<Map<number, Float64Array>> =
    roundTo > 0
      ? { male: new Map(), female: new Map() }
      : { male: kept.male.exact, female: kept.female.exact };
  return {
    warnings: (['male', 'female'] as const).flatMap((sex) => gainWarnings(paths[sex], sex)),
    e0: (sex, i) => valueAt(paths[sex], base.baseYear + i),
    survival(sex, i, e0Deviation, shocks) {
      const exact = valueAt(paths[sex], base.baseYear + i) + e0Deviation;
      const e0 = roundTo > 0 ? Math.round(exact / roundTo) * roundTo : exact;
      const deaths = shocks.filter((shock) => shock.kind === 'mortality');
      if (deaths.length > 0) return shockedSurvival(standards[sex], e0, deaths);
      const known = cache[sex].get(e0);
      if (known) return known;
      const survival = survivalOf(moveToE0(standards[sex], e0));
      if (cache[sex].size >= maxKept) cache[sex].clear();
      cache[sex].set(e0, survival);
      return survival;
    },
  };
}

function withBase(
  base: PopulationBase,
  standard: BrassStandard,
  knots: readonly Knot[],
  sex: Sex,
): readonly Knot[] {
  const first = knots[0];
  if (first && first.year <= base.baseYear) return knots;
  const value = base.baseE0?.[sex] ?? (standard.table.ex[0] as number);
  return [{ year: base.baseYear, value }, ...knots];
}

function shockedSurvival(standard: BrassStandard, e0: number, shocks: readonly Shock[]): Float64Array {
  const mx = moveToE0(standard, e0).mx.slice();
  for (const shock of shocks) {
    if (shock.kind !== 'mortality') continue;
    const [from, to] = shock.ages ?? [0, openAge];
    for (let age = from as number; age <= to; age++) mx[age] = (mx[age] as number) * shock.factor;
  }
  return completeTable(standard.table.ageStart, mx, standard.table.ax).sx;
}

function gainWarnings(path: readonly Knot[], sex: Sex): Warning[] {
  return path.slice(1).flatMap((knot, i) => {
    const before = path[i] as Knot;
    const yearsPerYear = (knot.value - before.value) / (knot.year - before.year);
    if (yearsPerYear <= fastestGain) return [];
    return [{ code: 'population.e0-gain', severity: 'warn', params: { sex, year: knot.year, yearsPerYear } }];
  });
}
