import type { Random } from '#simulation/numeric/random.ts';
import { requireFinite } from '#simulation/numeric/refusal.ts';
import type { BySex } from './advance-year.ts';
import { valueAt } from './knots.ts';
import type { PreparedProjection, YearlyDeviations } from './rates-of-year.ts';

/** How fertility, mortality and migration wander around their paths. */
export interface DemographicSpread {
  readonly tfrRho: number;
  /** Standard deviation of the yearly innovation, children per woman. */
  readonly tfrInnovationSd: number;
  /** Standard deviation per √year, years; men and women move together with `e0Correlation`. */
  readonly e0Sd: number;
  readonly e0Correlation: number;
  readonly migrationRho: number;
  /** Standard deviation of yearly net migration, persons; null = not supplied, 0.3 % of the population is used and said. */
  readonly migrationSd: number | null;
}

// A member's paths stay where a life table and a schedule can be made.
const lowestTfr = 0;
const e0Bounds = [20, 105] as const;

/** Refuses a spread out of bounds. */
export function requireDemographicSpread(spread: DemographicSpread, people: number): void {
  requireFinite('spread.tfrRho', spread.tfrRho, 0, 0.999);
  requireFinite('spread.tfrInnovationSd', spread.tfrInnovationSd, 0, 0.5);
  requireFinite('spread.e0Sd', spread.e0Sd, 0, 2);
  requireFinite('spread.e0Correlation', spread.e0Correlation, -1, 1);
  requireFinite('spread.migrationRho', spread.migrationRho, 0, 0.999);
  if (spread.migrationSd !== null) requireFinite('spread.migrationSd', spread.migrationSd, 0, 0.2 * people);
}

/** A member's deviations with fertility kept at 0 or more and life expectancy within 20…105 years; says whether it had to. */
export function limitDeviations(
  { base, parameters, mortality }: PreparedProjection,
  drawn: YearlyDeviations,
): { readonly deviations: YearlyDeviations; readonly isLimited: boolean } {
  let isLimited = false;
  const keep = (path: (i: number) => number, values: ArrayLike<number>, low: number, high: number) =>
    Float64Array.from(values, (deviation, i) => {
      const kept = Math.min(high, Math.max(low, path(i) + deviation)) - path(i);
      // A sum and a difference may round: only what was cut is changed.
      if (Math.abs(kept - deviation) < 1e-9) return deviation;
      isLimited = true;
      return kept;
    });
  const tfrOf = (i: number) => valueAt(parameters.tfr, base.baseYear + i);
  const e0Of = (sex: 'male' | 'female') => (i: number) => mortality.e0(sex, i);
  const tfr = keep(tfrOf, drawn.tfr, lowestTfr, Infinity);
  const e0 = {
    male: keep(e0Of('male'), drawn.e0.male, ...e0Bounds),
    female: keep(e0Of('female'), drawn.e0.female, ...e0Bounds),
  };
  return { deviations: { tfr, e0, netMigration: drawn.netMigration }, isLimited };
}

/** Draws one member's deviations by year: fertility and migration return to their paths, life expectancy wanders. */
export function drawDeviations(
  random: Random,
  years: number,
  spread: DemographicSpread,
  migrationSd: number,
): YearlyDeviations {
  const tfr = new Float64Array(years);
  const netMigration = new Float64Array(years);
  const e0: BySex<Float64Array> = { male: new Float64Array(years), female: new Float64Array(years) };
  const innovation = migrationSd * Math.sqrt(1 - spread.migrationRho ** 2);
  const own = Math.sqrt(1 - spread.e0Correlation ** 2);
  for (let i = 0; i < years; i++) {
    const [common, second] = [random.normal(), random.normal()];
    tfr[i] = spread.tfrRho * (tfr[i - 1] ?? 0) + spread.tfrInnovationSd * random.normal();
    netMigration[i] = spread.migrationRho * (netMigration[i - 1] ?? 0) + innovation * random.normal();
    e0.male[i] = (e0.male[i - 1] ?? 0) + spread.e0Sd * common;
    e0.female[i] = (e0.female[i - 1] ?? 0) + spread.e0Sd * (spread.e0Correlation * common + own * second);
  }
  return { tfr, e0, netMigration };
}
