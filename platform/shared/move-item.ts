/** A list with one of its items moved to another place; the ends hold it. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(place, 0, items[from]!);
}
