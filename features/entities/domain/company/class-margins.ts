import { quantiles } from '#simulation/numeric/distribution/quantile.ts';

/** Profit of the organisations of a class of ОКВЭД-2 in one year. Unit: percent of revenue. */
export interface ClassMargins {
  /** A quarter, half and three quarters of them earn less. */
  quarter: number;
  median: number;
  threeQuarters: number;
  /** Of each, the smallest first. */
  margins: number[];
}

/** Below so many organisations a quarter of a class is two of them: nothing is said. */
const fewestOfClass = 8;

/** What the margins of a class say together; null where it has too few that report. */
export function classMargins(margins: readonly number[]): ClassMargins | null {
  if (margins.length < fewestOfClass) return null;
  const sorted = margins.toSorted((one, other) => one - other);
  const [quarter, median, threeQuarters] = quantiles(sorted, [0.25, 0.5, 0.75]) as [number, number, number];
  return { quarter, median, threeQuarters, margins: sorted };
}

/** Where a company stands in its class. */
export type ClassStanding = 'top' | 'above' | 'below' | 'bottom';

/** The quarter of its class in which a margin lies; one that equals the median is above. */
export function standingOf(margin: number, { quarter, median, threeQuarters }: ClassMargins): ClassStanding {
  if (margin >= median) return margin > threeQuarters ? 'top' : 'above';
  return margin < quarter ? 'bottom' : 'below';
}

/** Profit before tax of revenue, percent; null where either is not known. */
export function marginOf({ revenue, profit }: { revenue: number; profit: number | null }): number | null {
  return profit === null || revenue <= 0 ? null : (profit / revenue) * 100;
}
