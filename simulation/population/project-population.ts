import type { Warning } from '#simulation/numeric/run-record.ts';
import { stepYear, yearRoom } from './advance-year.ts';
import type { BySex, YearResult, YearRoom } from './advance-year.ts';
import { shiftSchedule } from './fertility-schedule.ts';
import { mortalityPath } from '#simulation/population/mortality/mortality-path.ts';
import { requireProjection, shockWarnings } from './projection-input.ts';
import type { PopulationBase, ProjectionParameters } from './projection-input.ts';
import { ratesOfYear, ratesRoom } from './rates-of-year.ts';

/** A projection: `people[i]` stands on 1 January of `years[i]`; events of the year that follows have one entry fewer. Unit: persons. */
export interface Projection {
  readonly years: readonly number[];
  readonly people: readonly BySex<Float64Array>[];
  readonly total: readonly number[];
  readonly births: readonly number[];
  readonly deaths: readonly number[];
  readonly netMigration: readonly number[];
  /** Out-migrants that couldn't leave because nobody was left of their age. */
  readonly unmetOutmigration: readonly number[];
  readonly warnings: readonly Warning[];
}

/**
 * Projects a region by cohorts, 1 January to 1 January.
 *
 * @param base        see there; not changed.
 * @param parameters  see there.
 * @throws InputRefusal for anything outside the bounds of modelling.md 2.4.
 *
 * Source: modelling.md 2.1 to 2.4.
 */
export function projectPopulation(base: PopulationBase, parameters: ProjectionParameters): Projection {
  requireProjection(base, parameters);
  const mortality = mortalityPath(base, parameters);
  const shape = shiftSchedule(base.fertilityShape, parameters.meanAgeShift);
  const steps: YearResult[] = [];
  const people = [base.people];
  const [rates, room] = [ratesRoom(), yearRoom(base.people.male.length)];
  for (let i = 0; i < parameters.horizonYears; i++) {
    const result = stepYear(
      people[i] as BySex<Float64Array>,
      ratesOfYear({ base, parameters, mortality, shape }, i, null, rates),
      withOwnEnd(room),
    );
    steps.push(result);
    people.push(result.people);
  }
  const both = (value: (step: YearResult) => BySex<number>) =>
    steps.map((step) => value(step).male + value(step).female);
  const unmetOutmigration = steps.map((step) => step.unmetOutmigration);
  return {
    years: people.map((_, i) => base.baseYear + i),
    people,
    total: people.map(totalOf),
    births: both(({ births }) => births),
    deaths: both(({ deaths }) => deaths),
    netMigration: both(({ migration }) => migration),
    unmetOutmigration,
    warnings: [
      ...mortality.warnings,
      ...shockWarnings(base, parameters),
      ...unmetWarnings(unmetOutmigration),
    ],
  };
}

/** The room of the year before with new arrays for the people, which are kept: nothing else outlives its year. */
function withOwnEnd({ male, female }: YearRoom): YearRoom {
  return {
    male: { ...male, end: new Float64Array(male.end.length) },
    female: { ...female, end: new Float64Array(female.end.length) },
  };
}

/** Both sexes and all ages. */
export function totalOf({ male, female }: BySex<Float64Array>): number {
  let sum = 0;
  for (let age = 0; age < male.length; age++) sum += (male[age] as number) + (female[age] as number);
  return sum;
}

function unmetWarnings(unmet: readonly number[]): Warning[] {
  const persons = unmet.reduce((sum, one) => sum + one, 0);
  return persons > 0
    ? [{ code: 'population.unmet-outmigration', severity: 'warn', params: { persons } }]
    : [];
}
