import { changePercent, per100k, ranksOf, weekSum } from './incidence.ts';

/** Residents of a place on a day. */
export interface Residents {
  value: number;
  day: string;
}

/** Daily published figures of one place; one entry for each calendar day, null = not published. Unit: people. */
export interface PlaceDays {
  cases: readonly (number | null)[];
  deaths: readonly (number | null)[];
}

/** The figures of one place in the list. Rates per 100 000 residents a week; change in per cent of the week before. */
export interface IncidenceFigures {
  population: Residents | null;
  cases7: number | null;
  per100k7: number | null;
  changePercent: number | null;
  deaths7: number | null;
  deathsPer100k7: number | null;
  trend: (number | null)[];
}

const trendDecimals = 10;

/**
 * The week's figures of one place and its trend.
 * @param trendDays how many days the trend has; each is the 7-day incidence per 100 000, rounded to 0.1.
 */
export function incidenceFigures(
  { cases, deaths }: PlaceDays,
  population: Residents | null,
  trendDays: number,
): IncidenceFigures {
  const residents = population?.value ?? null;
  const cases7 = weekSum(cases);
  const deaths7 = weekSum(deaths);
  return {
    population,
    cases7,
    per100k7: per100k(cases7, residents),
    changePercent: changePercent(cases7, weekSum(cases, 1)),
    deaths7,
    deathsPer100k7: per100k(deaths7, residents),
    trend: incidenceTrend(cases, residents).slice(-trendDays),
  };
}

/** 7-day sums per 100 000 for every day, null until a full week is published; rounded to 0.1. */
export function incidenceTrend(
  cases: readonly (number | null)[],
  residents: number | null,
): (number | null)[] {
  let sum = 0;
  let missing = 0;
  return cases.map((value, index) => {
    sum += value ?? 0;
    missing += value === null ? 1 : 0;
    const left = index >= 7 ? cases[index - 7]! : undefined;
    sum -= left ?? 0;
    missing -= left === null ? 1 : 0;
    const rate = index < 6 || missing > 0 ? null : per100k(sum, residents);
    return rate === null ? null : Math.round(rate * trendDecimals) / trendDecimals;
  });
}

/** Ranks of places by incidence, 1 = highest. */
export function rankByIncidence<T extends { per100k7: number | null }>(
  rows: readonly T[],
): (T & { rank: number | null })[] {
  const ranks = ranksOf(rows.map((row) => row.per100k7));
  return rows.map((row, index) => ({ ...row, rank: ranks[index]! }));
}
