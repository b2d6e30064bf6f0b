import { cosineOf } from '#newsengine/stories/embedding-space.ts';

/**
 * Similar stories where an operator's service gave vectors: likeness × (1 + c), c being how much nearer than their mean
 * the leads' vectors are (cosine less mean cosine). A story without a vector keeps its likeness.
 */
export function orderByMeaning<Row extends { leadId: number; likeness: number }>(
  rows: readonly Row[],
  leadId: number,
  vectors: ReadonlyMap<number, Float32Array>,
): Row[] {
  const own = vectors.get(leadId);
  const cosines = new Map(rows.map((row) => [row, cosineOf(own, vectors.get(row.leadId))]));
  const known = [...cosines.values()].filter((cosine) => cosine !== undefined);
  const mean = known.reduce((sum, cosine) => sum + cosine, 0) / Math.max(1, known.length);
  const weightOf = (row: Row): number => row.likeness * (1 + (cosines.get(row) ?? mean) - mean);
  return rows.toSorted((a, b) => weightOf(b) - weightOf(a));
}
