import type { Share, Years } from '#simulation/numeric/units.ts';
import { populationParameters, standardMigration } from '#simulation/parameters/population.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';
import { fertilityShape } from './fertility-schedule.ts';
import { groupOf, modelAges as ages } from './group-rates.ts';
import { childrenPerWoman, meanMigration } from './known-then.ts';
import { lifeTable } from './mortality/life-table.ts';
import { splitMigration } from './projection-input.ts';
import type { PopulationBase, ProjectionParameters } from './projection-input.ts';
import { rogersCastro } from './rogers-castro.ts';
import type { RogersCastro } from './rogers-castro.ts';
import { groupStarts, totalPeople } from './year-of-region.ts';
import type { YearOfRegion } from './year-of-region.ts';

/** What a projection begins with. */
interface KnownThen {
  readonly base: PopulationBase;
  readonly parameters: ProjectionParameters;
}

const migrationYears = 5;
const smallRegion = 200_000;

/**
 * The start of the first version of the model, whose results are computed again by it. It has mortality as in the base
 * year, one rate for all of 85 and over; null when one of six years isn't known.
 *
 * Source: modelling.md 2.2 to 2.4.
 */
export function knownThenFlat(
  years: ReadonlyMap<number, YearOfRegion>,
  baseYear: number,
  horizonYears: number,
): KnownThen | null {
  const last = Array.from({ length: migrationYears + 1 }, (_, i) => years.get(baseYear - i));
  if (last.some((year) => year === undefined)) return null;
  const [now, before, earlier] = last as [YearOfRegion, YearOfRegion, YearOfRegion];
  // Single-year rates of small regions are noise, so three years are taken together.
  const observed = totalPeople(now) < smallRegion ? [now, before, earlier] : [now];
  const mortality = { male: ratesOf(observed, 'male'), female: ratesOf(observed, 'female') };
  const e0 = (sex: 'male' | 'female') => [
    { year: baseYear, value: lifeTable(ages, mortality[sex], sex).ex[0] ?? Number.NaN },
  ];
  const schedule = rogersCastro(suppliedOr<RogersCastro>('migration', null, standardMigration)).normalised;
  const maleShare = suppliedOr<Share>('maleShare', null, populationParameters.migrantMaleShare);
  return {
    base: {
      baseYear,
      people: { male: singleAges(now, 'male', mortality), female: singleAges(now, 'female', mortality) },
      mortality,
      fertilityShape: fertilityShape([now, before, earlier]),
      migrationShape: splitMigration(schedule, maleShare),
    },
    parameters: {
      horizonYears,
      tfr: [{ year: baseYear, value: childrenPerWoman(now) }],
      meanAgeShift: 0 as Years,
      e0: { male: e0('male'), female: e0('female') },
      netMigration: [{ year: baseYear, value: meanMigration(last as YearOfRegion[]) }],
      sexRatioAtBirth: suppliedOr('sexRatioAtBirth', null, populationParameters.sexRatioAtBirth),
    },
  };
}

// One rate for all ages of a group, so that the group's deaths come out whatever the ages inside it.
function ratesOf(years: readonly YearOfRegion[], sex: 'male' | 'female'): Float64Array {
  const sum = (values: (year: YearOfRegion) => number | undefined) =>
    years.reduce((total, year) => total + (values(year) ?? 0), 0);
  const rates = groupStarts.map(
    (_, group) => sum(({ deaths }) => deaths[sex][group]) / sum(({ people }) => people[sex][group]),
  );
  return Float64Array.from(ages, (age) => rates[groupOf(age)] ?? Number.NaN);
}

// Evenly inside a group; the open one thins out as its people die.
function singleAges(
  { people }: YearOfRegion,
  sex: 'male' | 'female',
  mortality: PopulationBase['mortality'],
): Float64Array {
  const weights = ages.map((age) => (age < 85 ? 1 : Math.exp(-(mortality[sex][age] ?? 0) * (age - 85))));
  const inGroup = groupStarts.map((_, group) =>
    ages.reduce((sum, age) => sum + (groupOf(age) === group ? (weights[age] ?? 0) : 0), 0),
  );
  return Float64Array.from(ages, (age) => {
    const group = groupOf(age);
    return ((people[sex][group] ?? 0) * (weights[age] ?? 0)) / (inGroup[group] ?? 1);
  });
}
