import { refuse, requireFinite, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Sex } from '#simulation/population/mortality/first-year-separation.ts';

/** A number for each sex. */
export type BySex<T> = Readonly<Record<Sex, T>>;

/** What moves a population through one year. Ages are completed years 0…openAge, the last open-ended. */
export interface YearRates {
  /** survival[age] from the group before (0: from birth; the last: from the last two groups). Unit: share. */
  readonly survival: BySex<Float64Array>;
  /** asfr[i] — births a woman-year at age firstFertileAge + i. */
  readonly asfr: ArrayLike<number>;
  readonly firstFertileAge: number;
  /** Boys per girl at birth. */
  readonly sexRatioAtBirth: number;
  /** Net migrants by age over the year, half at its start and half in its middle. Unit: persons. */
  readonly migration: BySex<Float64Array>;
}

/** Population a year later with the year's events; N − P = births − deaths + migration holds to rounding. */
export interface YearResult {
  readonly people: BySex<Float64Array>;
  readonly births: BySex<number>;
  readonly deaths: BySex<number>;
  /** Deaths by the cohort's age at the end of the year; index 0 are the newborn. Unit: persons. */
  readonly cohortDeaths: BySex<Float64Array>;
  /** Net migrants that in fact moved, all ages. */
  readonly migration: BySex<number>;
  /** Out-migrants that couldn't leave because nobody was left of that age, ≥ 0. */
  readonly unmetOutmigration: number;
}

const minPeople = 0.0005;

/**
 * Ages a population by one year: cohort-component method of the UN with migration half at the start, half in the middle.
 *
 * @param people  people[sex][age] on 1 January. Unit: persons, ≥ 0.
 * @throws InputRefusal for shapes that differ or values out of bounds.
 *
 * Source: modelling.md 2.1; Preston, Heuveline & Guillot 2001, ch. 6.
 */
export function advanceYear(people: BySex<Float64Array>, rates: YearRates): YearResult {
  requireYear(people, rates);
  return stepYear(people, rates);
}

/** Room for a year's cohorts of both sexes; whoever keeps a year's people must not reuse its room. */
export type YearRoom = BySex<Pick<Cohorts, 'start' | 'end' | 'deaths'>>;

/** Allocates room for `size` ages. */
export function yearRoom(size: number): YearRoom {
  const one = () => ({
    start: new Float64Array(size),
    end: new Float64Array(size),
    deaths: new Float64Array(size),
  });
  return { male: one(), female: one() };
}

/** The same without the checks: the inner loop of a projection, whose input was checked as a whole. */
export function stepYear(
  people: BySex<Float64Array>,
  rates: YearRates,
  room = yearRoom(people.male.length),
): YearResult {
  const male = survive(people.male, rates.survival.male, rates.migration.male, room.male);
  const female = survive(people.female, rates.survival.female, rates.migration.female, room.female);
  let born = 0;
  for (let i = 0; i < rates.asfr.length; i++) {
    const age = rates.firstFertileAge + i;
    born += (((female.start[age] as number) + (female.end[age] as number)) / 2) * (rates.asfr[i] as number);
  }
  const boys = (born * rates.sexRatioAtBirth) / (1 + rates.sexRatioAtBirth);
  const births = { male: boys, female: born - boys };
  addNewborn(male, births.male, rates.survival.male, rates.migration.male);
  addNewborn(female, births.female, rates.survival.female, rates.migration.female);
  return {
    people: { male: male.end, female: female.end },
    births,
    deaths: { male: sumOf(male.deaths), female: sumOf(female.deaths) },
    cohortDeaths: { male: male.deaths, female: female.deaths },
    migration: { male: male.moved, female: female.moved },
    unmetOutmigration: male.unmet + female.unmet,
  };
}

interface Cohorts {
  /** People after the first half of migration. */
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly deaths: Float64Array;
  moved: number;
  unmet: number;
}

function survive(
  people: Float64Array,
  survival: Float64Array,
  migration: Float64Array,
  { start, end, deaths }: YearRoom['male'],
): Cohorts {
  const size = people.length;
  let moved = 0;
  let wanted = 0;
  for (let x = 0; x < size; x++) {
    const half = movable(people[x] as number, (migration[x] as number) / 2);
    start[x] = (people[x] as number) + half;
    moved += half;
    wanted += (migration[x] as number) / 2;
  }
  for (let x = 1; x < size; x++) {
    const from = (start[x - 1] as number) + (x === size - 1 ? (start[x] as number) : 0);
    const alive = from * (survival[x] as number);
    const half = movable(alive, (migration[x] as number) / 2);
    deaths[x] = from - alive;
    end[x] = alive + half;
    moved += half;
    wanted += (migration[x] as number) / 2;
  }
  return { start, end, deaths, moved, unmet: moved - wanted };
}

function addNewborn(cohorts: Cohorts, births: number, survival: Float64Array, migration: Float64Array): void {
  const alive = births * (survival[0] as number);
  const wanted = (migration[0] as number) / 2;
  const half = movable(alive, wanted);
  cohorts.deaths[0] = births - alive;
  cohorts.end[0] = alive + half;
  cohorts.moved += half;
  cohorts.unmet += half - wanted;
}

// Leavers stop where nobody would be left; what couldn't leave is kept on record by the callers.
function movable(present: number, wanted: number): number {
  return present + wanted < 0 ? Math.min(0, minPeople - present) : wanted;
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum;
}

function requireYear(people: BySex<Float64Array>, rates: YearRates): void {
  const length = people.male.length;
  if (length < 2) refuse({ path: 'people.male', code: 'too-short', min: 2, got: length });
  for (const sex of ['male', 'female'] as const) {
    requireSeries(`people.${sex}`, people[sex], { length });
    requireSeries(`survival.${sex}`, rates.survival[sex], { length, max: 1 });
    requireSeries(`migration.${sex}`, rates.migration[sex], { length, min: -Infinity });
  }
  requireWhole('firstFertileAge', rates.firstFertileAge, 0, length - 1);
  requireSeries('asfr', rates.asfr, { maxLength: length - rates.firstFertileAge, max: 2 });
  requireFinite('sexRatioAtBirth', rates.sexRatioAtBirth, 0.5, 2);
}
