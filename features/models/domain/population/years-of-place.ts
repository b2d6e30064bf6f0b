import type { OldAgesOfYear } from '#simulation/population/old-ages.ts';
import { groupStarts, type YearOfRegion } from '#simulation/population/year-of-region.ts';

/** One value of a table by sex and age, as facts hold it: `sex=female;age=20-24`. */
export interface AgeValue {
  day: string;
  dims: string;
  value: number;
}

/** What was counted in a place. Unit: people, deaths and births a year. */
export interface AgeTables {
  people: readonly AgeValue[];
  deaths: readonly AgeValue[];
  births: readonly AgeValue[];
}

const firstFertileGroup = groupStarts.indexOf(15);
const fertileGroups = 7;

/** The years of a place of which every group by sex and age, its deaths and births are known; by year, oldest first. */
export function yearsOfPlace({ people, deaths, births }: AgeTables): Map<number, YearOfRegion> {
  const [counted, died] = [bySexAndGroup(people), bySexAndGroup(deaths)];
  const born = birthsByGroup(births);
  const years = new Map<number, YearOfRegion>();
  for (const [year, groups] of [...counted].toSorted(([one], [other]) => one - other)) {
    const dead = died.get(year);
    const mothers = born.get(year);
    if (!dead || !mothers || !isWhole(groups) || !isWhole(dead)) continue;
    const women = groups.female.slice(firstFertileGroup, firstFertileGroup + fertileGroups);
    years.set(year, { people: groups, deaths: dead, births: mothers, women });
  }
  return years;
}

/** The oldest of each year of which those entering, those in the open group and its deaths are known of both sexes. */
export function oldestOf(
  people: readonly AgeValue[],
  deaths: readonly AgeValue[],
): Map<number, OldAgesOfYear> {
  const [counted, died] = [bySexAndGroup(people), bySexAndGroup(deaths)];
  const open = groupStarts.length - 1;
  const of = (groups: Groups | undefined, group: number) => ({
    male: groups?.male[group] ?? Number.NaN,
    female: groups?.female[group] ?? Number.NaN,
  });
  const years = new Map<number, OldAgesOfYear>();
  for (const [year, groups] of counted) {
    const told = {
      entering: of(groups, open - 1),
      people: of(groups, open),
      deaths: of(died.get(year), open),
    };
    if (Object.values(told).every(({ male, female }) => Number.isFinite(male + female)))
      years.set(year, told);
  }
  return years;
}

interface Groups {
  male: number[];
  female: number[];
}

function isWhole({ male, female }: Groups): boolean {
  return [male, female].every((sex) => groupStarts.every((_, group) => sex[group] !== undefined));
}

function bySexAndGroup(values: readonly AgeValue[]): Map<number, Groups> {
  const years = new Map<number, Groups>();
  for (const { day, dims, value } of values) {
    const sex = /sex=(male|female)/.exec(dims)?.[1] as 'male' | 'female' | undefined;
    const group = groupStarts.indexOf(firstAge(dims));
    if (sex === undefined || group < 0) continue;
    const year = Number(day.slice(0, 4));
    const groups = years.get(year) ?? { male: [], female: [] };
    years.set(year, groups);
    groups[sex][group] = value;
  }
  return years;
}

/** Births by mothers of 15-19 to 45-49; the few after 49 belong to the last group, single years of age are left out. */
function birthsByGroup(values: readonly AgeValue[]): Map<number, number[]> {
  const years = new Map<number, number[]>();
  for (const { day, dims, value } of values) {
    if (!/age=\d+(-\d+|\+)$/.test(dims)) continue;
    const group = Math.min(fertileGroups - 1, (firstAge(dims) - 15) / 5);
    if (!Number.isInteger(group) || group < 0) continue;
    const year = Number(day.slice(0, 4));
    const groups = years.get(year) ?? Array.from({ length: fertileGroups }, () => 0);
    years.set(year, groups);
    groups[group]! += value;
  }
  return years;
}

function firstAge(dims: string): number {
  return Number(/age=(\d+)/.exec(dims)?.[1] ?? Number.NaN);
}
