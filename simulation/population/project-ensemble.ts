import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { createRandom } from '#simulation/numeric/random.ts';
import { requireWhole } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import { stepYear, yearRoom } from './advance-year.ts';
import { drawDeviations, limitDeviations, requireDemographicSpread } from './draw-deviations.ts';
import type { DemographicSpread } from './draw-deviations.ts';
import { shiftSchedule } from './fertility-schedule.ts';
import { mortalityPath } from '#simulation/population/mortality/mortality-path.ts';
import { totalOf } from './project-population.ts';
import { openAge, requireProjection, shockWarnings } from './projection-input.ts';
import type { PopulationBase, ProjectionParameters } from './projection-input.ts';
import { ratesOfYear, ratesRoom } from './rates-of-year.ts';
import type { PreparedProjection, YearlyDeviations } from './rates-of-year.ts';

/** Bands of yearly totals over members; 10 to 90 % on screen, 2.5 to 97.5 % on demand. Unit: persons. */
export interface ProjectionBands {
  readonly years: readonly number[];
  readonly q025: readonly number[];
  readonly q10: readonly number[];
  readonly q50: readonly number[];
  readonly q90: readonly number[];
  readonly q975: readonly number[];
  readonly usesFallbackMigrationSd: boolean;
  /** As of the projection, and how many members had a draw cut (`population.draws-limited`). */
  readonly warnings: readonly Warning[];
}

/** How large an ensemble is, where its draws begin, and who is told of its progress. */
export interface EnsembleOptions {
  readonly members?: number;
  readonly seed?: number;
  readonly onMember?: (done: number) => void;
}

/**
 * Ensemble of projections; each member's numbers depend on the seed and its index alone.
 *
 * @param members  1…1000; 200 in the product.
 * @param onMember  told how many members are done, after each.
 * @throws InputRefusal as `projectPopulation` does.
 *
 * Source: modelling.md 2.6.
 */
export function projectEnsemble(
  base: PopulationBase,
  parameters: ProjectionParameters,
  spread: DemographicSpread,
  { members = 200, seed = 1, onMember = () => {} }: EnsembleOptions = {},
): ProjectionBands {
  requireProjection(base, parameters);
  requireWhole('members', members, 1, 1000);
  requireDemographicSpread(spread, totalOf(base.people));
  const shape = shiftSchedule(base.fertilityShape, parameters.meanAgeShift);
  const prepared = { base, parameters, mortality: mortalityPath(base, parameters, 0.01), shape };
  const migrationSd = spread.migrationSd ?? 0.003 * totalOf(base.people);
  let limited = 0;
  const runs = Array.from({ length: members }, (_, member) => {
    const drawn = drawDeviations(createRandom(seed, member), parameters.horizonYears, spread, migrationSd);
    const { deviations, isLimited } = limitDeviations(prepared, drawn);
    limited += Number(isLimited);
    const totals = totalsOf(prepared, deviations);
    onMember(member + 1);
    return totals;
  });
  const years = Array.from({ length: parameters.horizonYears + 1 }, (_, i) => base.baseYear + i);
  const sorted = years.map((_, i) => Float64Array.from(runs, (totals) => totals[i] as number).sort());
  const at = (p: number) => sorted.map((values) => quantileOfSorted(values, p));
  const bands = { q025: at(0.025), q10: at(0.1), q50: at(0.5), q90: at(0.9), q975: at(0.975) };
  const cut: Warning[] =
    limited === 0
      ? []
      : [{ code: 'population.draws-limited', severity: 'info', params: { members: limited, of: members } }];
  const warnings = [...prepared.mortality.warnings, ...shockWarnings(base, parameters), ...cut];
  return { years, ...bands, usesFallbackMigrationSd: spread.migrationSd === null, warnings };
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
