import { populationParameters, rosstatE0In2045 } from '#simulation/parameters/population.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';
import type { Knot } from '#simulation/population/knots.ts';
import { knownThen } from '#simulation/population/known-then.ts';
import type { YearOfRegion } from '#simulation/population/year-of-region.ts';
import { boundsOf, type PopulationParams } from './population-params.ts';

/** Where a projection begins; numbers as the library takes them. Ages 0…100, the last open. */
export interface PlaceStart {
  baseYear: number;
  /** Mid-year. Unit: people. */
  people: { male: number[]; female: number[] };
  /** Deaths a person and year. */
  mortality: { male: number[]; female: number[] };
  /** Shares of the total fertility rate at ages 15…49. */
  fertilityShape: number[];
  /** Shares of all migrants. */
  migrationShape: { male: number[]; female: number[] };
  sexRatioAtBirth: number;
}

/** Rosstat's three roads of life expectancy. */
export const variants = ['low', 'medium', 'high'] as const;
export type Variant = (typeof variants)[number];

/** A start with the parameters of each variant. */
export interface KnownStart {
  start: PlaceStart;
  variants: Record<Variant, PopulationParams>;
}

/** Usual and longest reach of a projection. Unit: years. */
export const horizons = { usual: 30, most: 50 } as const;
const targetYear = 2045;
/** The age of work rises evenly: 63 and 58 in 2024 lie on this line (pension law). */
export const retirement = { from: 2018, to: 2028, male: [60, 65], female: [55, 60] } as const;

/**
 * The newest start that the years of a place give; null where six years in a row are not known.
 *
 * Fertility stays, net migration is the mean of five years; life expectancy gains what Rosstat expects the country to gain
 * until 2045, because there is no open variant for regions.
 */
export function startOfPlace(
  years: ReadonlyMap<number, YearOfRegion>,
  country: ReadonlyMap<number, YearOfRegion>,
): KnownStart | null {
  const baseYear = Math.max(...years.keys());
  const known = Number.isFinite(baseYear) ? knownThen(years, baseYear, horizons.usual) : null;
  const whole = known && knownThen(country, baseYear, horizons.usual);
  if (!known || !whole) return null;
  const { base, parameters } = known;
  const now = (sex: 'male' | 'female', of: typeof known) => of.parameters.e0[sex][0]?.value ?? Number.NaN;
  const e0 = (sex: 'male' | 'female', variant: Variant): Knot[] => {
    const gain = goalOf(variant)[sex] - now(sex, whole);
    const { min, max } = boundsOf(sex === 'male' ? 'e0Male' : 'e0Female', 0);
    const own = now(sex, known);
    return [
      { year: baseYear, value: own },
      { year: targetYear, value: Math.min(max, Math.max(min, own + gain)) },
    ];
  };
  const paramsOf = (variant: Variant): PopulationParams => ({
    horizonYears: horizons.usual,
    tfr: [...parameters.tfr],
    meanAgeShift: 0,
    e0Male: e0('male', variant),
    e0Female: e0('female', variant),
    netMigration: [...parameters.netMigration],
    retirementAgeMale: retirementOf('male'),
    retirementAgeFemale: retirementOf('female'),
  });
  return {
    start: {
      baseYear,
      people: { male: [...base.people.male], female: [...base.people.female] },
      mortality: { male: [...base.mortality.male], female: [...base.mortality.female] },
      fertilityShape: [...base.fertilityShape],
      migrationShape: { male: [...base.migrationShape.male], female: [...base.migrationShape.female] },
      sexRatioAtBirth: suppliedOr('sexRatioAtBirth', null, populationParameters.sexRatioAtBirth),
    },
    variants: { low: paramsOf('low'), medium: paramsOf('medium'), high: paramsOf('high') },
  };
}

function goalOf(variant: Variant): { male: number; female: number } {
  return suppliedOr('e0', null, rosstatE0In2045)[variant];
}

function retirementOf(sex: 'male' | 'female'): Knot[] {
  const [before, after] = retirement[sex];
  return [
    { year: retirement.from, value: before },
    { year: retirement.to, value: after },
  ];
}
