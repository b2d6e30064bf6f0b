import type { Share, Years } from '#simulation/numeric/units.ts';
import { populationParameters, standardMigration } from '#simulation/parameters/population.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';
import { fertilityShape } from './fertility-schedule.ts';
import { epidemicYears, gradeRates, groupOf, modelAges, openGroup, ratesOfGroups } from './group-rates.ts';
import { lifeTable } from './mortality/life-table.ts';
import { joinAges, oldAgesOf, spreadOldest, type OldAgesOfYear, type SpreadOldest } from './old-ages.ts';
import { splitMigration } from './projection-input.ts';
import type { PopulationBase, ProjectionParameters } from './projection-input.ts';
import { rogersCastro } from './rogers-castro.ts';
import type { RogersCastro } from './rogers-castro.ts';
import { groupStarts, naturalChange, totalPeople } from './year-of-region.ts';
import type { YearOfRegion } from './year-of-region.ts';

/** A projection that knows nothing after its base year. */
export interface KnownThen {
  readonly base: PopulationBase;
  readonly parameters: ProjectionParameters;
  /** Years whose deaths make the rates, oldest first. */
  readonly rateYears: readonly number[];
  /** Deaths of a base year of the epidemic as a multiple of what those years' rates give; null for another base year. */
  readonly epidemicFactor: number | null;
}

/** Yearly balances that the mean of migration is of: as many as are known of so many, and no fewer. */
const migrationYears = { most: 5, fewest: 3 } as const;
const rateYearsTaken = 3;

/**
 * What the product would assume without a variant: fertility as in the base year, mortality as in the last three years
 * without the epidemic. Net migration is as on average in the five years before or as many of them as are known. Null
 * when four years in a row aren't.
 *
 * @param years    the region's years; only those up to `baseYear` are read. Populations are of mid-year, so steps run from middle to middle.
 * @param history  its oldest, where more years are known of them than of everybody.
 *
 * Source: modelling.md 2.2 to 2.4.
 */
export function knownThen(
  years: ReadonlyMap<number, YearOfRegion>,
  baseYear: number,
  horizonYears: number,
  history: ReadonlyMap<number, OldAgesOfYear> = oldAgesOf(years),
): KnownThen | null {
  const last = yearsInRow(years, baseYear);
  const rateYears = quietYears(years, baseYear);
  if (last.length <= migrationYears.fewest || rateYears === null) return null;
  const [now, before, earlier] = last as [YearOfRegion, YearOfRegion, YearOfRegion];
  const observed = rateYears.map((year) => years.get(year) as YearOfRegion);
  const male = agesOf(now, { observed, history, baseYear, sex: 'male' });
  const female = agesOf(now, { observed, history, baseYear, sex: 'female' });
  const mortality = { male: male.rates, female: female.rates };
  const e0 = (sex: 'male' | 'female') => [
    { year: baseYear, value: lifeTable(modelAges, mortality[sex], sex).ex[0] ?? Number.NaN },
  ];
  const schedule = rogersCastro(suppliedOr<RogersCastro>('migration', null, standardMigration)).normalised;
  const maleShare = suppliedOr<Share>('maleShare', null, populationParameters.migrantMaleShare);
  return {
    base: {
      baseYear,
      people: { male: male.people, female: female.people },
      mortality,
      fertilityShape: fertilityShape([now, before, earlier]),
      migrationShape: splitMigration(schedule, maleShare),
    },
    parameters: {
      horizonYears,
      tfr: [{ year: baseYear, value: childrenPerWoman(now) }],
      meanAgeShift: 0 as Years,
      e0: { male: e0('male'), female: e0('female') },
      netMigration: [{ year: baseYear, value: meanMigration(last) }],
      sexRatioAtBirth: suppliedOr('sexRatioAtBirth', null, populationParameters.sexRatioAtBirth),
    },
    rateYears,
    epidemicFactor: epidemicYears.has(baseYear) ? factorOf(now, observed) : null,
  };
}

/** Children a woman of a year, from births and women of five-year ages. */
export function childrenPerWoman({ births, women }: YearOfRegion): number {
  return 5 * births.reduce((sum, born, i) => sum + born / (women[i] ?? Number.NaN), 0);
}

/** Growth from the middle of each year to that of the next, less births and deaths, on average; newest first. Half of either year's events falls between. */
export function meanMigration(years: readonly YearOfRegion[]): number {
  const balances = years.slice(0, -1).map((year, i) => {
    const before = years[i + 1] as YearOfRegion;
    return totalPeople(year) - totalPeople(before) - (naturalChange(year) + naturalChange(before)) / 2;
  });
  return balances.reduce((sum, balance) => sum + balance, 0) / balances.length;
}

// Newest first, to the first year that isn't known.
function yearsInRow(years: ReadonlyMap<number, YearOfRegion>, baseYear: number): YearOfRegion[] {
  const row: YearOfRegion[] = [];
  for (let i = 0; i <= migrationYears.most; i++) {
    const year = years.get(baseYear - i);
    if (!year) break;
    row.push(year);
  }
  return row;
}

function quietYears(years: ReadonlyMap<number, YearOfRegion>, baseYear: number): number[] | null {
  const quiet: number[] = [];
  for (let year = baseYear; quiet.length < rateYearsTaken; year--) {
    if (epidemicYears.has(year)) continue;
    if (!years.has(year)) return null;
    quiet.unshift(year);
  }
  return quiet;
}

function factorOf(now: YearOfRegion, observed: readonly YearOfRegion[]): number {
  let [died, expected] = [0, 0];
  for (const sex of ['male', 'female'] as const) {
    const rates = ratesOfGroups(observed, sex);
    now.deaths[sex].forEach((deaths, group) => {
      died += deaths;
      expected += (rates[group] as number) * (now.people[sex][group] as number);
    });
  }
  return died / expected;
}

interface Observed {
  readonly observed: readonly YearOfRegion[];
  readonly history: ReadonlyMap<number, OldAgesOfYear>;
  readonly baseYear: number;
  readonly sex: 'male' | 'female';
}

/** One sex by single ages: evenly inside a closed group, the open one by the cohorts that entered it. */
function agesOf(
  now: YearOfRegion,
  { observed, history, baseYear, sex }: Observed,
): Record<'people' | 'rates', Float64Array> {
  const groups = ratesOfGroups(observed, sex);
  const inGroup = (group: number): number => now.people[sex][group] ?? Number.NaN;
  const oldest = spreadOldest({ groups, history, baseYear, sex }) ?? flatOldest(groups[openGroup] as number);
  const widths = (group: number): number =>
    (groupStarts[group + 1] as number) - (groupStarts[group] as number);
  const closed = Float64Array.from(
    { length: groupStarts[openGroup] as number },
    (_, age) => inGroup(groupOf(age)) / widths(groupOf(age)),
  );
  const open = oldest.shares.map((share) => share * inGroup(openGroup));
  return { people: joinAges(closed, open), rates: joinAges(gradeRates(groups), oldest.rates) };
}

/** One rate for all, the people thinning out as they die: where no curve can be laid. */
function flatOldest(rate: number): SpreadOldest {
  const size = modelAges.length - (groupStarts[openGroup] as number);
  const weights = Float64Array.from({ length: size }, (_, i) => Math.exp(-rate * i));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return { rates: new Float64Array(size).fill(rate), shares: weights.map((weight) => weight / all) };
}
