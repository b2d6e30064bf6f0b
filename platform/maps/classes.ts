/** A scale of classes: `bounds` ascend; a value equal to a bound belongs to the class above it. */
export interface ClassScale {
  bounds: readonly number[];
  palette: 'sequential' | 'diverging';
}

/** The class of a value, 0 … bounds.length. */
export function classOf(value: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => value >= bound).length;
}

/** The colour tokens of all classes, lowest first; at most seven classes can be told apart. */
export function classColors({ bounds, palette }: ClassScale): string[] {
  const count = bounds.length + 1;
  if (count > 7) throw new RangeError(`Seven classes at most, not ${count}.`);
  const letter = palette === 'sequential' ? 'q' : 'v';
  return Array.from({ length: count }, (_, index) => {
    const step = count === 1 ? 4 : 1 + Math.round((index * 6) / (count - 1));
    return `var(--${letter}${step})`;
  });
}

/** How many of the values fall into each class. */
export function countClasses(values: readonly (number | null)[], bounds: readonly number[]): number[] {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0);
  for (const value of values) {
    if (value === null) continue;
    const index = classOf(value, bounds);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
