import type { PartSum, PlacePart } from './sum-parts.ts';

/**
 * The whole of each period where only its parts are published: all parts of all places added up.
 * @param parts of an indicator that adds up, each part of the whole once. @param places all that must be in the sum.
 * @returns only periods in which every place has something, oldest first.
 */
export function sumWholes(parts: readonly PlacePart[], places: readonly number[]): Omit<PartSum, 'dims'>[] {
  const periods = new Map<string, { whole: Omit<PartSum, 'dims'>; of: Set<number> }>();
  for (const { yugoId, dims: _dims, ...part } of parts) {
    const period = periods.get(part.day);
    if (!period) {
      periods.set(part.day, { whole: { ...part }, of: new Set([yugoId]) });
      continue;
    }
    const { whole } = period;
    period.of.add(yugoId);
    whole.value += part.value;
    whole.sample ||= part.sample;
    if (part.knownAt > whole.knownAt) whole.knownAt = part.knownAt;
  }
  return [...periods.values()]
    .filter(({ of }) => of.size === places.length)
    .map(({ whole }) => whole)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
