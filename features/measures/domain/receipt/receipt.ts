/** How far a promise may reach, and what it may assume. Units: weeks, per cent. */
export const receiptBounds = {
  weeks: { min: 2, max: 12 },
  reduction: { min: 0, max: 95 },
  reason: 500,
  /** Roubles a month a child, a person or a household. */
  amount: { min: 1, max: 1_000_000 },
  /** Of those entitled. */
  claimed: { min: 1, max: 100 },
  /** Subsistence minimums a head. */
  incomeLimit: { min: 0.1, max: 10 },
  minChildren: { min: 0, max: 12 },
} as const;

/** What a measure of the economy gives a family; `deduction` is taken off the taxed wage for each child. */
export const instrumentKinds = ['benefit', 'deduction'] as const;
/** Whom an amount is for. */
export const instrumentPer = ['child', 'person', 'household'] as const;

const usualWeeks = 8;

/** Why no effect can be computed; each is a sentence on the screen. */
export const receiptLacks = [
  'no_start',
  'no_place',
  'no_kind',
  'no_data',
  'in_force',
  'too_far',
  'too_few_reports',
  'no_instrument',
  'no_incomes',
] as const;
export type ReceiptLack = (typeof receiptLacks)[number];

/** Quantiles of a promise at the end of a week. Unit: per cent. */
export interface PromiseBand {
  q05: number;
  q25: number;
  q50: number;
  q75: number;
  q95: number;
}

/** Weeks a promise is given for: the term's whole weeks within the bounds, eight where the end is not said. */
export function weeksOfTerm(starts: string, ends: string | null): number {
  const { min, max } = receiptBounds.weeks;
  if (ends === null) return usualWeeks;
  const days = (Date.parse(ends) - Date.parse(starts)) / 86_400_000 + 1;
  return Math.min(max, Math.max(min, Math.floor(days / 7)));
}

/** The last day before a measure whose year's poverty it cannot have moved, and of its first whole calendar year: poverty is published by years. */
export function povertyYears(starts: string): { before: string; after: string } {
  const first = Number(starts.slice(0, 4));
  const isWhole = starts.endsWith('-01-01');
  return { before: `${first - 1}-12-31`, after: `${isWhole ? first : first + 1}-12-31` };
}

/** What a promise of the economy says of poverty: lowest and highest change of the share under the minimum. Unit: percentage points. */
export function povertyBand(
  before: number,
  after: { q05: number; q95: number },
): Pick<PromiseBand, 'q05' | 'q95'> {
  return { q05: 100 * (after.q05 - before), q95: 100 * (after.q95 - before) };
}

/** Where an outcome lies: inside of the promised nine tenths, or which side of them. */
export function placeInBand(
  gap: number,
  { q05, q95 }: Pick<PromiseBand, 'q05' | 'q95'>,
): 'inside' | 'stronger' | 'weaker' {
  if (gap < q05) return 'stronger';
  return gap > q95 ? 'weaker' : 'inside';
}
