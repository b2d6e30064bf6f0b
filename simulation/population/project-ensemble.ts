import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { createRandom } from '#simulation/numeric/random.ts';
import type { Random } from '#simulation/numeric/random.ts';
import { requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import { stepYear, yearRoom } from './advance-year.ts';
import type { BySex } from './advance-year.ts';
import { shiftSchedule } from './fertility-schedule.ts';
import { mortalityPath } from '#simulation/population/mortality/mortality-path.ts';
import { totalOf } from './project-population.ts';
import { openAge, requireProjection } from './projection-input.ts';
import type { PopulationBase, ProjectionParameters } from './projection-input.ts';
import { ratesOfYear, ratesRoom } from './rates-of-year.ts';
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

/** Bands of yearly totals over members; 10 to 90 % on screen, 2.5 to 97.5 % on demand. Unit: persons. */
export interface ProjectionBands {
  readonly years: readonly number[];
  readonly q025: readonly number[];
  readonly q10: readonly number[];
  readonly q50: readonly number[];
  readonly q90: readonly number[];
  readonly q975: readonly number[];
  readonly usesFallbackMigrationSd: boolean;
}

/**
 * Ensemble of projections; each member's numbers depend on the seed and its index alone.
 *
 * @param members  1…1000; 200 in the product.
 * @throws InputRefusal as `projectPopulation` does.
 *
 * Source: modelling.md 2.6.
 */
export function projectEnsemble(
  base: PopulationBase,
  parameters: ProjectionParameters,
  spread: DemographicSpread,
  { members = 200, seed = 1 } = {},
): ProjectionBands {
  requireProjection(base, parameters);
  requireWhole('members', members, 1, 1000);
  requireFinite('spread.tfrRho', spread.tfrRho, 0, 0.999);
  requireFinite('spread.migrationRho', spread.migrationRho, 0, 0.999);
  requireFinite('spread.e0Correlation', spread.e0Correlation, -1, 1);
  const shape = shiftSchedule(base.fertilityShape, parameters.meanAgeShift);
  const prepared = { base, parameters, mortality: mortalityPath(base, parameters, 0.01), shape };
  const migrationSd = spread.migrationSd ?? 0.003 * totalOf(base.people);
  const totals = Array.from({ length: members }, (_, member) => {
    const deviations = drawDeviations(
      createRandom(seed, member),
      parameters.horizonYears,
      spread,
      migrationSd,
    );
    return totalsOf(prepared, deviations);
  });
  const years = Array.from({ length: parameters.horizonYears + 1 }, (_, i) => base.baseYear + i);
  const sorted = years.map((_, i) => Float64Array.from(totals, (total) => total[i] as number).sort());
  const at = (p: number) => sorted.map((values) => quantileOfSorted(values, p));
  const bands = { q025: at(0.025), q10: at(0.1), q50: at(0.5), q90: at(0.9), q975: at(0.975) };
  return { years, ...bands, usesFallbackMigrationSd: spread.migrationSd === null };
}

// Two rooms in turn: only the totals of a member are kept.
function totalsOf(prepared: PreparedProjection, deviations: YearlyDeviations): number[] {
  const { base, parameters } = prepared;
  const rooms = [yearRoom(openAge + 1), yearRoom(openAge + 1)] as const;
  const rates = ratesRoom();
  let people = base.people;
  const totals = [totalOf(people)];
  for (let i = 0; i < parameters.horizonYears; i++) {
    people = stepYear(
      people,
      ratesOfYear(prepared, i, deviations, rates),
      i % 2 === 0 ? rooms[0] : rooms[1],
    ).people;
    totals.push(totalOf(people));
  }
  return totals;
}

function drawDeviations(
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
