import { openAge } from './projection-input.ts';
import { groupStarts, type YearOfRegion } from './year-of-region.ts';

/** Years in which the epidemic and not the region made the death rates. */
export const epidemicYears: ReadonlySet<number> = new Set([2020, 2021, 2022]);

const firstGraded = groupStarts.indexOf(30);
/** The group of 85 and over. */
export const openGroup = groupStarts.length - 1;

/** Death rates of the groups, several years taken together. Unit: 1/year. */
export function ratesOfGroups(years: readonly YearOfRegion[], sex: 'male' | 'female'): number[] {
  const sum = (values: (year: YearOfRegion) => number | undefined) =>
    years.reduce((total, year) => total + (values(year) ?? 0), 0);
  return groupStarts.map(
    (_, group) => sum(({ deaths }) => deaths[sex][group]) / sum(({ people }) => people[sex][group]),
  );
}

/**
 * Death rates of single ages under the open group. From 30 on they rise inside a group as they do between the groups.
 * Their mean is the group's, so that its deaths come out of ages that are equally many. Below 30 they are the group's.
 *
 * @param groups  one rate a group. Unit: 1/year.
 */
export function gradeRates(groups: readonly number[]): Float64Array {
  const rates = Float64Array.from(
    { length: groupStarts[openGroup] as number },
    (_, age) => groups[groupOf(age)] ?? Number.NaN,
  );
  for (let group = firstGraded; group < openGroup; group++) {
    const around = [group - 1, group, group + 1].map((one) => groups[one] as number);
    if (!around.every((rate) => rate > 0)) continue;
    const start = groupStarts[group] as number;
    const raw = Array.from({ length: 5 }, (_, i) => between(around as [number, number, number], i));
    const factor = (groups[group] as number) / (raw.reduce((sum, rate) => sum + rate, 0) / 5);
    raw.forEach((rate, i) => (rates[start + i] = rate * factor));
  }
  return rates;
}

// On the logarithm, straight from the middle of one group to that of the next; the open group's own rate says nothing of its first ages.
function between([before, own, after]: readonly [number, number, number], i: number): number {
  const offset = i - 2;
  const other = offset < 0 ? before : after;
  return own * (other / own) ** (Math.abs(offset) / 5);
}

/** The group of an age. */
export function groupOf(age: number): number {
  return groupStarts.findLastIndex((start) => start <= age);
}

/** All ages of the model, the last open. */
export const modelAges: readonly number[] = Array.from({ length: openAge + 1 }, (_, age) => age);
