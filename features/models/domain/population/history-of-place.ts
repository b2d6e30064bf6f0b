import { lifeTable } from '#simulation/population/mortality/life-table.ts';
import { openAge } from '#simulation/population/projection-input.ts';
import {
  groupStarts,
  naturalChange,
  totalPeople,
  type YearOfRegion,
} from '#simulation/population/year-of-region.ts';

/** What was, by year, oldest first: what the lines before the projection are drawn from. */
export interface PlaceHistory {
  years: number[];
  /** Mid-year. Unit: people. */
  total: number[];
  /** Children per woman. */
  tfr: number[];
  /** Years at birth. */
  e0Male: number[];
  e0Female: number[];
  /** Growth from the middle of the year before less births and deaths; null where the year before is not known. */
  netMigration: (number | null)[];
}

const ages = Array.from({ length: openAge + 1 }, (_, age) => age);

/** The past of a place in the quantities that a person moves. */
export function historyOfPlace(years: ReadonlyMap<number, YearOfRegion>): PlaceHistory {
  const known = [...years];
  const e0 = (sex: 'male' | 'female') => known.map(([, year]) => expectancy(year, sex));
  return {
    years: known.map(([year]) => year),
    total: known.map(([, year]) => totalPeople(year)),
    tfr: known.map(([, year]) => childrenPerWoman(year)),
    e0Male: e0('male'),
    e0Female: e0('female'),
    netMigration: known.map(([year, now]) => {
      const before = years.get(year - 1);
      if (!before) return null;
      return totalPeople(now) - totalPeople(before) - (naturalChange(now) + naturalChange(before)) / 2;
    }),
  };
}

function childrenPerWoman({ births, women }: YearOfRegion): number {
  return 5 * births.reduce((sum, born, group) => sum + born / (women[group] ?? Number.NaN), 0);
}

function expectancy({ people, deaths }: YearOfRegion, sex: 'male' | 'female'): number {
  const rates = groupStarts.map((_, group) => (deaths[sex][group] ?? 0) / (people[sex][group] ?? 0));
  const last = rates.length - 1;
  // A group in which nobody died would leave the oldest immortal.
  if (!(rates[last]! > 0)) return Number.NaN;
  const mx = ages.map((age) => rates[groupStarts.findLastIndex((start) => start <= age)]!);
  return lifeTable(ages, mx, sex).ex[0] ?? Number.NaN;
}
