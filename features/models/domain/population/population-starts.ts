import { populationParameters, rosstatE0In2045 } from '#simulation/parameters/population.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';
import type { Knot } from '#simulation/population/knots.ts';
import { knownThenFlat } from '#simulation/population/known-then-flat.ts';
import { knownThen, type KnownThen } from '#simulation/population/known-then.ts';
import type { OldAgesOfYear } from '#simulation/population/old-ages.ts';
import type { YearOfRegion } from '#simulation/population/year-of-region.ts';
import { horizons, retirement, type KnownStart, type PlaceStart } from './place-start.ts';
import { boundsOf, type PopulationParams } from './population-params.ts';
import { variantParams } from './variant-params.ts';
import { variants, type Goal, type Variant } from './variants.ts';

/** Where a projection of a place begins, by the newest version of the model and by each older one. */
export interface PlaceStarts extends KnownStart {
  older: ({ version: number } & KnownStart)[];
}

/** The starts of every version; null where the newest has none. */
export function startsOfPlace(counted: Counted): PlaceStarts | null {
  const known = startOfPlace(counted);
  const first = firstStartOfPlace(counted);
  return known && { ...known, older: first ? [{ version: 1, ...first }] : [] };
}

/** What was counted of a place and of the country. */
export interface Counted {
  years: ReadonlyMap<number, YearOfRegion>;
  country: ReadonlyMap<number, YearOfRegion>;
  /** The place's oldest, where more years are known of them. */
  oldest?: ReadonlyMap<number, OldAgesOfYear> | undefined;
}

/** The newest start that the years of a place give; null where four years in a row are not known. */
function startOfPlace({ years, country, oldest }: Counted): KnownStart | null {
  const baseYear = newestOf(years);
  if (baseYear === null) return null;
  const known = knownThen(years, baseYear, horizons.usual, oldest);
  const whole = knownThen(country, baseYear, horizons.usual);
  if (!known || !whole) return null;
  const { rateYears, epidemicFactor } = known;
  return knownStart(known, whole, {
    rateYears: [rateYears[0]!, rateYears.at(-1)!],
    epidemic: epidemicFactor === null ? null : { year: baseYear, factor: epidemicFactor },
  });
}

/** The same as the first version of the model began: the base year's mortality, one rate for all of 85 and over. */
function firstStartOfPlace({ years, country }: Counted): KnownStart | null {
  const baseYear = newestOf(years);
  const known = baseYear === null ? null : knownThenFlat(years, baseYear, horizons.usual);
  const whole = known && knownThenFlat(country, known.base.baseYear, horizons.usual);
  return whole && knownStart(known, whole, {});
}

function newestOf(years: ReadonlyMap<number, YearOfRegion>): number | null {
  return years.size === 0 ? null : Math.max(...years.keys());
}

const targetYear = 2045;

type Known = Pick<KnownThen, 'base' | 'parameters'>;

/** Life expectancy gains what Rosstat expects the country to gain until 2045, because there is no open variant for regions. */
function knownStart(
  { base, parameters }: Known,
  whole: Known,
  told: Pick<PlaceStart, 'rateYears' | 'epidemic'>,
): KnownStart {
  const { baseYear } = base;
  const now = (sex: 'male' | 'female', of: Known) => of.parameters.e0[sex][0]?.value ?? Number.NaN;
  const e0 = (sex: 'male' | 'female', goal: Goal): Knot[] => {
    const gain = suppliedOr('e0', null, rosstatE0In2045)[goal][sex] - now(sex, whole);
    const { min, max } = boundsOf(sex === 'male' ? 'e0Male' : 'e0Female', 0);
    const own = now(sex, { base, parameters });
    return [
      { year: baseYear, value: own },
      { year: targetYear, value: Math.min(max, Math.max(min, own + gain)) },
    ];
  };
  const medium: PopulationParams = {
    horizonYears: horizons.usual,
    tfr: [...parameters.tfr],
    meanAgeShift: 0,
    e0Male: e0('male', 'medium'),
    e0Female: e0('female', 'medium'),
    netMigration: [...parameters.netMigration],
    retirementAgeMale: retirementOf('male'),
    retirementAgeFemale: retirementOf('female'),
  };
  const people = [...base.people.male, ...base.people.female].reduce((sum, one) => sum + one, 0);
  const ground = { baseYear, people, medium, e0 };
  return {
    start: {
      baseYear,
      people: { male: [...base.people.male], female: [...base.people.female] },
      mortality: { male: [...base.mortality.male], female: [...base.mortality.female] },
      fertilityShape: [...base.fertilityShape],
      migrationShape: { male: [...base.migrationShape.male], female: [...base.migrationShape.female] },
      sexRatioAtBirth: suppliedOr('sexRatioAtBirth', null, populationParameters.sexRatioAtBirth),
      ...told,
    },
    variants: Object.fromEntries(
      variants.map((variant) => [variant, variantParams(variant, ground)]),
    ) as Record<Variant, PopulationParams>,
  };
}

function retirementOf(sex: 'male' | 'female'): Knot[] {
  const [before, after] = retirement[sex];
  return [
    { year: retirement.from, value: before },
    { year: retirement.to, value: after },
  ];
}
