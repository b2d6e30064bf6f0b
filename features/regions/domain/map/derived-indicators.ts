import { codes, deaths7, incidence7 } from '../region/indicator-codes.ts';

/** An indicator computed from a daily series: sum of seven days per 100 000 residents. */
export interface DerivedIndicator {
  indicator: string;
  /** The daily series it is computed from. */
  from: string;
  /** Key of its name in the room's texts. */
  nameKey: 'Regions_Incidence7' | 'Regions_Deaths7';
  decimals: number;
}

/** Indicators that exist only as a rule; the first is what the map opens with. */
export const derivedIndicators: readonly DerivedIndicator[] = [
  { indicator: incidence7, from: codes.cases, nameKey: 'Regions_Incidence7', decimals: 1 },
  { indicator: deaths7, from: codes.deaths, nameKey: 'Regions_Deaths7', decimals: 1 },
];

/** The rule of a derived indicator, null for a published one. */
export function findDerived(indicator: string): DerivedIndicator | null {
  return derivedIndicators.find((derived) => derived.indicator === indicator) ?? null;
}

/**
 * Evenly taken moments of a list, the last always among them.
 * @param all ordered moments. @param most how many at most, at least 2.
 */
export function takeEvenly<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)]!);
}
