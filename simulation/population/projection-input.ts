import {
  refuse,
  requireFinite,
  requireOneOf,
  requireSeries,
  requireWhole,
} from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
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

/** A sudden change in one year; `ages` (both included, whole) limits a mortality or migration shock. */
export type Shock =
  | {
      readonly year: number;
      readonly kind: 'mortality';
      readonly factor: number;
      readonly ages?: AgeRange;
    }
  | { readonly year: number; readonly kind: 'births'; readonly factor: number; readonly ages?: never }
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
  (parameters.shocks ?? []).forEach((shock, i) => requireShock(shock, i, total, base.migrationShape));
}

/** Rogers-Castro or another common age schedule for both sexes, split by the share of men. */
export function splitMigration(schedule: readonly number[], maleShare: Share): BySex<Float64Array> {
  requireFinite('maleShare', maleShare, 0, 1);
  requireSeries('schedule', schedule, { minLength: 1, min: -1, max: 1 });
  return {
    male: Float64Array.from(schedule, (part) => part * maleShare),
    female: Float64Array.from(schedule, (part) => part * (1 - maleShare)),
  };
}

/** `population.shock-outside` for every shock in a year that the projection doesn't reach. */
export function shockWarnings(
  { baseYear }: PopulationBase,
  { shocks = [], horizonYears }: ProjectionParameters,
): Warning[] {
  return shocks
    .filter(({ year }) => year < baseYear || year >= baseYear + horizonYears)
    .map(({ year, kind }) => ({
      code: 'population.shock-outside',
      severity: 'warn',
      params: { year, kind, from: baseYear, to: baseYear + horizonYears - 1 },
    }));
}

const shockKinds = ['mortality', 'births', 'migration'] as const;

function requireShock(shock: Shock, i: number, total: number, shape: BySex<Float64Array>): void {
  const path = `shocks[${i}]`;
  requireWhole(`${path}.year`, shock.year, 1900, 2200);
  requireOneOf(`${path}.kind`, shock.kind, shockKinds);
  const { ages }: { readonly ages?: AgeRange } = shock;
  if (shock.kind === 'births' && ages !== undefined)
    refuse({ path: `${path}.ages`, code: 'unknown', got: ages });
  const [from, to]: readonly [number, number] = ages ?? [0, openAge];
  requireWhole(`${path}.ages[0]`, from, 0, openAge);
  requireWhole(`${path}.ages[1]`, to, from, openAge);
  if (shock.kind !== 'migration') {
    requireFinite(`${path}.factor`, shock.factor, 0.2, 3);
    return;
  }
  requireFinite(`${path}.persons`, shock.persons, -0.2 * total, 0.2 * total);
  let movers = 0;
  for (let age = from; age <= to; age++)
    movers += (shape.male[age] as number) + (shape.female[age] as number);
  // The shock is shared out as the region's migrants are; among ages where as many come as go it can't be.
  if (Math.abs(movers) < 1e-9) refuse({ path: `${path}.ages`, code: 'inconsistent', got: movers });
}
