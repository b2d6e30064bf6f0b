import { refuse, requireFinite, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Share, Years } from '#simulation/numeric/units.ts';
import type { BySex } from './advance-year.ts';
import { requireSchedule } from './fertility-schedule.ts';
import { requireKnots } from './knots.ts';
import type { Knot } from './knots.ts';

/** A region as it is on 1 January of the base year; ages 0…100, the last open-ended. */
export interface PopulationBase {
  readonly baseYear: number;
  /** people[sex][age]. Unit: persons. */
  readonly people: BySex<Float64Array>;
  /** Death rates whose shape is kept while the life expectancy moves; a small region takes its district's. Unit: 1/year. */
  readonly mortality: BySex<Float64Array>;
  /** Life expectancy in the base year where it isn't that of `mortality`. Unit: years. */
  readonly baseE0?: BySex<Years>;
  /** Shares of the total fertility rate at ages 15…49. */
  readonly fertilityShape: Float64Array;
  /** Net migrants by age as shares of all migrants: both sexes together add up to 1. */
  readonly migrationShape: BySex<Float64Array>;
}

/** A sudden change in one year; `ages` (both included) limits a mortality or migration shock. */
export type Shock =
  | {
      readonly year: number;
      readonly kind: 'mortality' | 'births';
      readonly factor: number;
      readonly ages?: AgeRange;
    }
  | { readonly year: number; readonly kind: 'migration'; readonly persons: number; readonly ages?: AgeRange };

/** First and last age, both included. */
export type AgeRange = readonly [Years, Years];

/** What a user may move; paths are linear between knots. */
export interface ProjectionParameters {
  readonly horizonYears: number;
  /** Children per woman. */
  readonly tfr: readonly Knot[];
  readonly meanAgeShift: Years;
  /** Life expectancy at birth; linear from the base year's to the first knot. */
  readonly e0: BySex<readonly Knot[]>;
  /** Persons a year. */
  readonly netMigration: readonly Knot[];
  /** Boys per girl at birth. */
  readonly sexRatioAtBirth: number;
  readonly shocks?: readonly Shock[];
}

/** Ages of the model: single years 0…100, the last open-ended. */
export const openAge = 100;

/** Refuses a base or parameters outside the bounds of modelling.md 2.4. */
export function requireProjection(base: PopulationBase, parameters: ProjectionParameters): void {
  const length = openAge + 1;
  requireWhole('baseYear', base.baseYear, 1900, 2150);
  let total = 0;
  let shares = 0;
  for (const sex of ['male', 'female'] as const) {
    requireSeries(`people.${sex}`, base.people[sex], { length });
    requireSeries(`mortality.${sex}`, base.mortality[sex], { length, max: 10 });
    requireSeries(`migrationShape.${sex}`, base.migrationShape[sex], { length, min: -1, max: 1 });
    total += base.people[sex].reduce((sum, people) => sum + people, 0);
    shares += base.migrationShape[sex].reduce((sum, part) => sum + part, 0);
  }
  if (Math.abs(shares - 1) > 1e-6)
    refuse({ path: 'migrationShape', code: 'inconsistent', min: 1, max: 1, got: shares });
  requireSchedule(base.fertilityShape);
  requireWhole('horizonYears', parameters.horizonYears, 1, 50);
  requireKnots('tfr', parameters.tfr, 0.8, 4);
  requireFinite('meanAgeShift', parameters.meanAgeShift, -3, 5);
  requireKnots('e0.male', parameters.e0.male, 50, 90);
  requireKnots('e0.female', parameters.e0.female, 60, 92);
  requireKnots('netMigration', parameters.netMigration, -0.05 * total, 0.05 * total);
  requireFinite('sexRatioAtBirth', parameters.sexRatioAtBirth, 0.9, 1.3);
  (parameters.shocks ?? []).forEach((shock, i) => requireShock(shock, i, total));
}

/** Rogers-Castro or another common age schedule for both sexes, split by the share of men. */
export function splitMigration(schedule: readonly number[], maleShare: Share): BySex<Float64Array> {
  requireFinite('maleShare', maleShare, 0, 1);
  return {
    male: Float64Array.from(schedule, (part) => part * maleShare),
    female: Float64Array.from(schedule, (part) => part * (1 - maleShare)),
  };
}

function requireShock(shock: Shock, i: number, total: number): void {
  requireWhole(`shocks[${i}].year`, shock.year, 1900, 2200);
  if (shock.kind === 'migration')
    requireFinite(`shocks[${i}].persons`, shock.persons, -0.2 * total, 0.2 * total);
  else requireFinite(`shocks[${i}].factor`, shock.factor, 0.2, 3);
  const [from, to] = shock.ages ?? [0, openAge];
  requireFinite(`shocks[${i}].ages[0]`, from, 0, openAge);
  requireFinite(`shocks[${i}].ages[1]`, to, from, openAge);
}
