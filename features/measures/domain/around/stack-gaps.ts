/** A gap as a dot: its column from the left, its place from below. */
export interface StackedGap {
  yugoId: number;
  column: number;
  level: number;
}

/** Gaps as dots in columns of equal width from the limit below none to the limit above it; what is farther stands in the outermost. */
export function stackGaps(
  gaps: readonly { yugoId: number; gap: number }[],
  { limit, columns }: { limit: number; columns: number },
): StackedGap[] {
  const heights = new Map<number, number>();
  return gaps.map(({ yugoId, gap }) => {
    const share = (gap + limit) / (2 * limit);
    const column = Math.min(columns - 1, Math.max(0, Math.floor(share * columns)));
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { yugoId, column, level };
  });
}
