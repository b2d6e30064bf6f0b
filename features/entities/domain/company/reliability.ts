/** What the level of a company is made of; null = no source says it. */
export interface ReliabilityInputs {
  /** Profit before tax of revenue, percent. */
  margin: number | null;
  /** Own capital of all assets, percent. */
  equity: number | null;
  /** Revenue to the year before, percent. */
  growth: number | null;
}

/** The specification's four levels; `unknown` = fewer than two inputs are known. */
export const reliabilityLevels = ['high', 'medium', 'low', 'veryLow', 'unknown'] as const;
export type ReliabilityLevel = (typeof reliabilityLevels)[number];

/** An input with what it says: for, against, or not known. */
export interface ReliabilitySign {
  input: keyof ReliabilityInputs;
  value: number | null;
  threshold: number;
  sign: 'plus' | 'minus' | 'unknown';
}

/** From which value an input speaks for a company: it makes a profit, a third of its assets is its own, it does not shrink. Percent. */
const thresholds: Readonly<Record<keyof ReliabilityInputs, number>> = { margin: 0, equity: 30, growth: 0 };
const inputs = ['margin', 'equity', 'growth'] as const;
const leastKnown = 2;

/**
 * The published rule: each known input is a plus at or above its threshold and a minus below. All plus = high, more plus
 * than minus = medium, as many or more minus = low, all minus = very low. With fewer than two known inputs nothing is said.
 */
export function rateReliability(known: ReliabilityInputs): {
  level: ReliabilityLevel;
  signs: ReliabilitySign[];
} {
  const signs = inputs.map((input): ReliabilitySign => {
    const value = known[input];
    const threshold = thresholds[input];
    return {
      input,
      value,
      threshold,
      sign: value === null ? 'unknown' : value >= threshold ? 'plus' : 'minus',
    };
  });
  const plus = signs.filter(({ sign }) => sign === 'plus').length;
  const minus = signs.filter(({ sign }) => sign === 'minus').length;
  if (plus + minus < leastKnown) return { level: 'unknown', signs };
  if (minus === 0) return { level: 'high', signs };
  if (plus === 0) return { level: 'veryLow', signs };
  return { level: plus > minus ? 'medium' : 'low', signs };
}
