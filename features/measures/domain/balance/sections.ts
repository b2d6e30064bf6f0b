import type { BalanceType } from './balance-indicators.ts';

/** What of a dashboard is shown; the words stand in addresses. */
export const balanceSections = ['both', 'health', 'economy'] as const;

export type BalanceSection = (typeof balanceSections)[number];

/** The section of an address; anything else is both. */
export function readSection(text: string | undefined): BalanceSection {
  return balanceSections.find((name) => name === text) ?? 'both';
}

/** The balance a section shows; null = both. */
export function typeOf(section: BalanceSection): BalanceType | null {
  return { both: null, health: 1 as const, economy: 3 as const }[section];
}
