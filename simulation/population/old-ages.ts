import type { BySex } from './advance-year.ts';
import { modelAges, openGroup } from './group-rates.ts';
import { closeOpenGroup, fittedAges, kannistoSlope } from './mortality/kannisto.ts';
import { openAge } from './projection-input.ts';
import { groupStarts, type YearOfRegion } from './year-of-region.ts';

/** The oldest of a year: who is about to enter the open group (80-84), who is in it and who died in it. Unit: persons. */
export interface OldAgesOfYear {
  readonly entering: BySex<number>;
  readonly people: BySex<number>;
  readonly deaths: BySex<number>;
}

/** The oldest of each year of a region. */
export function oldAgesOf(years: ReadonlyMap<number, YearOfRegion>): Map<number, OldAgesOfYear> {
  const of = (groups: BySex<number[]>, group: number): BySex<number> => ({
    male: groups.male[group] ?? Number.NaN,
    female: groups.female[group] ?? Number.NaN,
  });
  return new Map(
    [...years].map(([year, { people, deaths }]) => [
      year,
      {
        entering: of(people, openGroup - 1),
        people: of(people, openGroup),
        deaths: of(deaths, openGroup),
      },
    ]),
  );
}

interface Oldest {
  /** Rates of the groups that the projection begins with. Unit: 1/year. */
  readonly groups: readonly number[];
  readonly history: ReadonlyMap<number, OldAgesOfYear>;
  readonly baseYear: number;
  readonly sex: 'male' | 'female';
}

/** Ages 85…100 and over: rates by age, and the share of the open group's people that is of each age. */
export interface SpreadOldest {
  readonly rates: Float64Array;
  readonly shares: Float64Array;
}

/** Years over which those now in the open group have lived in it. */
const yearsInGroup = 15;
const openFrom = groupStarts[openGroup] as number;
/** Those of 80-84 in a year are 85 and over this many years later on average. */
const middleOfEntering = 82;

/**
 * The open group by single ages. Its people are the survivors of the cohorts that entered it, at the rates it had in
 * the years since. Its rates lie on a Kannisto curve through 60-84, shifted so that these people die at the group's own
 * rate.
 *
 * @returns null where the rates of 60-84 don't rise: then nothing can be told about the ages inside the group.
 */
export function spreadOldest({ groups, history, baseYear, sex }: Oldest): SpreadOldest | null {
  const fitted = fittedAges.map((age) => groups[groupStarts.indexOf(age)] as number);
  const openRate = groups[openGroup] as number;
  if (!fitted.every((rate) => rate > 0 && rate < 1) || !(openRate > 0 && openRate < 0.9)) return null;
  const slope = kannistoSlope(fitted);
  if (!(slope > 0)) return null;
  const entered = (age: number): number =>
    nearest(history, baseYear - (age - middleOfEntering))?.entering[sex] ?? 1;
  const cohort = (age: number, lived: number): number => lived * entered(age);
  const { survivors } = closeOpenGroup(slope, openFrom, pastRate(history, baseYear, sex) ?? openRate, cohort);
  const weights = survivors.map((lived, i) => cohort(openFrom + i, lived));
  const people = (age: number): number => weights[age - openFrom] as number;
  const { rates } = closeOpenGroup(slope, openFrom, openRate, people);
  return { rates: openEnded(rates, weights, true), shares: openEnded(weights, weights, false) };
}

function nearest(history: ReadonlyMap<number, OldAgesOfYear>, year: number): OldAgesOfYear | undefined {
  const earliest = Math.min(...history.keys());
  return history.get(Math.max(earliest, year));
}

// Each year alike: a cohort lives through each of them once, however many were in the group then.
function pastRate(
  history: ReadonlyMap<number, OldAgesOfYear>,
  baseYear: number,
  sex: 'male' | 'female',
): number | null {
  const rates: number[] = [];
  for (let year = baseYear - yearsInGroup; year <= baseYear; year++) {
    const known = history.get(year);
    if (known) rates.push(known.deaths[sex] / known.people[sex]);
  }
  const rate = rates.reduce((sum, one) => sum + one, 0) / rates.length;
  return rate > 0 && rate < 0.9 ? rate : null;
}

// 100 and over are one group: their mean by who is of which age, or their sum as a share of all.
function openEnded(values: Float64Array, weights: Float64Array, isMean: boolean): Float64Array {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const last = openAge - openFrom;
  const closed = Array.from({ length: last }, (_, i) =>
    isMean ? (values[i] as number) : (values[i] as number) / all,
  );
  let [sum, weight] = [0, 0];
  for (let i = last; i < values.length; i++) {
    sum += isMean ? (values[i] as number) * (weights[i] as number) : (values[i] as number);
    weight += weights[i] as number;
  }
  return Float64Array.from([...closed, isMean ? sum / weight : sum / all]);
}

/** Rates of all model ages from those under the open group and those in it. */
export function joinAges(closed: Float64Array, open: Float64Array): Float64Array {
  return Float64Array.from(modelAges, (age) => (age < openFrom ? closed[age] : open[age - openFrom])!);
}
