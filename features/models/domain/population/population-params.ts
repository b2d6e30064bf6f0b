import type { Knot } from '#simulation/population/knots.ts';
import type { ProjectionParameters } from '#simulation/population/projection-input.ts';
import type { Years } from '#simulation/numeric/units.ts';

/** What a person moves, as it travels and as an address keeps it: paths by knots, constant after the last. */
export interface PopulationParams {
  horizonYears: number;
  /** Children per woman. */
  tfr: Knot[];
  /** Years by which mothers are older than today. */
  meanAgeShift: number;
  /** Years at birth. */
  e0Male: Knot[];
  e0Female: Knot[];
  /** People who come less those who leave, a year. */
  netMigration: Knot[];
  /** Years. */
  retirementAgeMale: Knot[];
  retirementAgeFemale: Knot[];
}

/** The paths of the parameters, in the order a screen shows them. */
export const pathNames = [
  'tfr',
  'e0Male',
  'e0Female',
  'netMigration',
  'retirementAgeMale',
  'retirementAgeFemale',
] as const;
export type PathName = (typeof pathNames)[number];

/** Bounds of a path's values; those of migration depend on how many live in the place. */
export interface Bounds {
  min: number;
  max: number;
  /** What an arrow key moves, and how a typed value is rounded. */
  step: number;
}

/** Between which values a path may be moved (modelling.md 2.4). */
export function boundsOf(path: PathName, people: number): Bounds {
  if (path === 'netMigration') return migrationBounds(people);
  return fixedBounds[path];
}

const fixedBounds: Record<Exclude<PathName, 'netMigration'>, Bounds> = {
  tfr: { min: 0.8, max: 4, step: 0.01 },
  e0Male: { min: 50, max: 90, step: 0.1 },
  e0Female: { min: 60, max: 92, step: 0.1 },
  retirementAgeMale: { min: 55, max: 75, step: 0.5 },
  retirementAgeFemale: { min: 55, max: 75, step: 0.5 },
};

const maxMovingShare = 0.05;

function migrationBounds(people: number): Bounds {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, people))) - 4);
  const most = Math.floor((people * maxMovingShare) / step) * step;
  return { min: -most, max: most, step };
}

/** As many knots as one path may have. */
export const maxKnots = 12;

/** A year of the epidemic: its deaths as a multiple of what the years before would give. */
export interface EpidemicYear {
  year: number;
  factor: number;
}

/** The parameters as the library takes them, with the start's epidemic in its base year; ages of retirement move nobody, they only count. */
export function toProjection(
  params: PopulationParams,
  { sexRatioAtBirth, epidemic }: { sexRatioAtBirth: number; epidemic?: EpidemicYear | null | undefined },
): ProjectionParameters {
  return {
    horizonYears: params.horizonYears,
    tfr: params.tfr,
    meanAgeShift: params.meanAgeShift as Years,
    e0: { male: params.e0Male, female: params.e0Female },
    netMigration: params.netMigration,
    sexRatioAtBirth,
    shocks: epidemic ? [{ year: epidemic.year, kind: 'mortality', factor: epidemic.factor }] : [],
  };
}
