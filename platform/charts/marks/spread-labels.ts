/**
 * Moves labels apart until neighbours keep `gap` px, as little as possible, within upper…lower.
 *
 * @param wanted  heights in px, in any order
 * @returns       heights in the same order
 */
export function spreadLabels(wanted: readonly number[], gap: number, upper: number, lower: number): number[] {
  const order = wanted
    .map((_, index) => index)
    .toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const groups: { indices: number[]; middle: number }[] = [];
  for (const index of order) {
    groups.push({ indices: [index], middle: wanted[index] ?? 0 });
    while (groups.length > 1 && touch(groups.at(-2), groups.at(-1), gap)) mergeLast(groups, wanted);
  }
  const placed = wanted.slice();
  let free = upper;
  for (const { indices, middle } of groups) {
    const height = (indices.length - 1) * gap;
    const start = Math.max(free, Math.min(middle - height / 2, lower - height));
    indices.forEach((index, place) => {
      placed[index] = start + place * gap;
    });
    free = start + height + gap;
  }
  return liftFromFloor(placed, order, gap, lower);
}

type Group = { indices: number[]; middle: number };

function touch(one: Group | undefined, other: Group | undefined, gap: number): boolean {
  if (!one || !other) return false;
  const reach = ((one.indices.length + other.indices.length) / 2) * gap;
  return other.middle - one.middle < reach;
}

function mergeLast(groups: Group[], wanted: readonly number[]): void {
  const [one, other] = groups.splice(-2);
  const indices = [...(one?.indices ?? []), ...(other?.indices ?? [])];
  const sum = indices.reduce((total, index) => total + (wanted[index] ?? 0), 0);
  groups.push({ indices, middle: sum / indices.length });
}

function liftFromFloor(placed: number[], order: readonly number[], gap: number, lower: number): number[] {
  let floor = lower;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) - gap;
  }
  return placed;
}
