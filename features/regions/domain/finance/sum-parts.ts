/** A value of one place with its dimensions as text, such as `tax=profit;budget=all`. */
export interface PlacePart {
  yugoId: number;
  dims: string;
  day: string;
  value: number;
  knownAt: string;
  source: string;
  sample: boolean;
}

/** A value with its dimensions, of one place or of all of them together. */
export type PartSum = Omit<PlacePart, 'yugoId'>;

/**
 * Parts of several places added up, by dimensions and day.
 * @param parts of an indicator that adds up. @param places all that must be in the sum.
 * @returns only days on which every place has the whole (`whole`, dims of the total); a part that a place lacks on such a day is nought there.
 */
export function sumParts(parts: readonly PlacePart[], places: readonly number[], whole: string): PartSum[] {
  if (places.length === 1) return parts.map(({ yugoId: _yugoId, ...part }) => part);
  const havers = new Map<string, number>();
  for (const { dims, day } of parts) if (dims === whole) havers.set(day, (havers.get(day) ?? 0) + 1);
  const sums = new Map<string, PartSum>();
  for (const { yugoId: _yugoId, ...part } of parts) {
    if (havers.get(part.day) !== places.length) continue;
    const key = `${part.dims}|${part.day}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...part });
    else {
      sum.value += part.value;
      sum.sample ||= part.sample;
      if (part.knownAt > sum.knownAt) sum.knownAt = part.knownAt;
    }
  }
  return [...sums.values()].sort((a, b) => compare(a.dims, b.dims) || compare(a.day, b.day));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
