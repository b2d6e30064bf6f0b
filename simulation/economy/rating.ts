import { refuse, requireFinite, requireOneOf, requireWhole } from '#simulation/numeric/refusal.ts';

/** A place in a rating; ties share a rank and the next rank is skipped (1, 2, 2, 4). */
export interface RatedPlace {
  readonly id: string;
  readonly value: number | null;
  readonly rank: number | null;
  readonly previousRank: number | null;
  /** Places gained (> 0) or lost since the previous ranks; null when either is missing. */
  readonly change: number | null;
}

/**
 * Ranks places by value; missing values come last and have no rank.
 *
 * @param values         by place; null = not known.
 * @param direction      whether a high or a low value is good.
 * @param previousRanks  ranks of the period before, where known.
 * @returns best first; ties keep the input's order.
 *
 * Source: modelling.md 4.3.
 */
export function ratePlaces(
  values: ReadonlyMap<string, number | null>,
  direction: 'high' | 'low',
  previousRanks: ReadonlyMap<string, number> = new Map(),
): RatedPlace[] {
  requireOneOf('direction', direction, ['high', 'low']);
  for (const [id, rank] of previousRanks) requireWhole(`previousRanks.${id}`, rank, 1);
  for (const [id, value] of values) if (value !== null) requireFinite(`values.${id}`, value);
  const sign = direction === 'high' ? -1 : 1;
  const known = [...values].filter((entry): entry is [string, number] => entry[1] !== null);
  known.sort(([, a], [, b]) => sign * (a - b));
  let rank = 0;
  const rated = known.map(([id, value], i): RatedPlace => {
    if (i === 0 || value !== known[i - 1]?.[1]) rank = i + 1;
    return withPrevious(id, value, rank, previousRanks.get(id) ?? null);
  });
  const missing = [...values].filter(([, value]) => value === null);
  return [...rated, ...missing.map(([id]) => withPrevious(id, null, null, previousRanks.get(id) ?? null))];
}

/**
 * Composite index: weighted mean of z-scores cut at ±2.5.
 *
 * @param columns  columns[indicator][place] — finite values, one shape; the sign of a weight gives the direction.
 * @param weights  one an indicator; their absolute values add up to more than 0.
 * @returns index[place]; an indicator that doesn't vary counts as 0.
 *
 * Source: modelling.md 4.3.
 */
export function compositeIndex(
  columns: readonly (readonly number[])[],
  weights: readonly number[],
): number[] {
  const z = standardise(columns);
  return weighted(z, requireWeights(columns, weights));
}

/** z-scores of every indicator, cut at ±2.5. */
export function standardise(columns: readonly (readonly number[])[]): number[][] {
  return columns.map((column, c) => {
    column.forEach((value, i) => requireFinite(`columns[${c}][${i}]`, value));
    if (column.length !== columns[0]?.length)
      refuse({ path: `columns[${c}]`, code: 'wrong-shape', min: columns[0]?.length, got: column.length });
    const centre = column.reduce((sum, value) => sum + value, 0) / column.length;
    const sd = Math.sqrt(column.reduce((sum, value) => sum + (value - centre) ** 2, 0) / column.length);
    return column.map((value) => (sd === 0 ? 0 : Math.min(2.5, Math.max(-2.5, (value - centre) / sd))));
  });
}

/** Weighted mean of standardised columns by place. */
export function weighted(z: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  return (z[0] ?? []).map(
    (_, place) =>
      z.reduce((sum, column, c) => sum + (weights[c] as number) * (column[place] as number), 0) / total,
  );
}

/** Refuses weights of another shape or all zero. */
export function requireWeights(columns: readonly unknown[], weights: readonly number[]): readonly number[] {
  if (weights.length !== columns.length)
    refuse({
      path: 'weights',
      code: 'wrong-shape',
      min: columns.length,
      max: columns.length,
      got: weights.length,
    });
  weights.forEach((weight, i) => requireFinite(`weights[${i}]`, weight));
  requireFinite(
    'weights',
    weights.reduce((sum, weight) => sum + Math.abs(weight), 0),
    1e-12,
  );
  return weights;
}

function withPrevious(
  id: string,
  value: number | null,
  rank: number | null,
  previousRank: number | null,
): RatedPlace {
  const change = rank === null || previousRank === null ? null : previousRank - rank;
  return { id, value, rank, previousRank, change };
}
