/** First year whose industries are counted by ОКВЭД-2. */
export const okvedChange = '2017-12-31';

/** Sections of industry that make it up; what is published as the whole is left aside, so that parts and sum agree. */
export const sections = ['mining', 'manufacturing', 'energy', 'water'] as const;

/** A figure by year, oldest first. */
interface Year {
  day: string;
  value: number;
}

/** Change of the newest year to the one before, percent; null where the classification changed between them, or one is not known. */
export function shipmentChange(points: readonly Year[]): number | null {
  const [before, last] = points.slice(-2);
  if (!before || !last || before.value === 0) return null;
  if (before.day < okvedChange && last.day >= okvedChange) return null;
  return ((last.value - before.value) / before.value) * 100;
}
