import type { Share, Years } from '#simulation/numeric/units.ts';
import { populationParameters, standardMigration } from '#simulation/parameters/population.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';
import { lifeTable } from './mortality/life-table.ts';
import { openAge, splitMigration } from './projection-input.ts';
import type { PopulationBase, ProjectionParameters } from './projection-input.ts';
import { rogersCastro } from './rogers-castro.ts';
import type { RogersCastro } from './rogers-castro.ts';
import { groupStarts, naturalChange, totalPeople } from './year-of-region.ts';
import type { YearOfRegion } from './year-of-region.ts';

/** A projection that knows nothing after its base year. */
export interface KnownThen {
  readonly base: PopulationBase;
  readonly parameters: ProjectionParameters;
}

const migrationYears = 5;
const smallRegion = 200_000;
const ages = Array.from({ length: openAge + 1 }, (_, age) => age);

/**
 * What the product would assume without a variant: fertility and mortality as in the base year, net migration as on average in the
 * five years before; null when one of those years isn't known.
 *
 * @param years  the region's years; only those up to `baseYear` are read. Populations are of mid-year, so steps run from middle to middle.
 *
 * Source: modelling.md 2.2 to 2.4.
 */
export function knownThen(
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
      tfr: [
        {
          year: baseYear,
          value: 5 * now.births.reduce((sum, born, i) => sum + born / (now.women[i] ?? 1), 0),
        },
      ],
      meanAgeShift: 0 as Years,
      e0: { male: e0('male'), female: e0('female') },
      netMigration: [{ year: baseYear, value: meanMigration(last as YearOfRegion[]) }],
      sexRatioAtBirth: suppliedOr('sexRatioAtBirth', null, populationParameters.sexRatioAtBirth),
    },
  };
}

// Newest first. From the middle of one year to that of the next half of either year's events fall.
function meanMigration(years: readonly YearOfRegion[]): number {
  const balances = years.slice(0, -1).map((year, i) => {
    const before = years[i + 1] as YearOfRegion;
    return totalPeople(year) - totalPeople(before) - (naturalChange(year) + naturalChange(before)) / 2;
  });
  return balances.reduce((sum, balance) => sum + balance, 0) / balances.length;
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

function fertilityShape(years: readonly YearOfRegion[]): Float64Array {
  const sum = (group: number, field: 'births' | 'women') =>
    years.reduce((total, year) => total + (year[field][group] ?? 0), 0);
  const rates = Array.from({ length: 35 }, (_, i) => {
    const group = Math.floor(i / 5);
    return sum(group, 'births') / sum(group, 'women');
  });
  const total = rates.reduce((all, rate) => all + rate, 0);
  return Float64Array.from(rates, (rate) => rate / total);
}

function groupOf(age: number): number {
  return groupStarts.findLastIndex((start) => start <= age);
}
