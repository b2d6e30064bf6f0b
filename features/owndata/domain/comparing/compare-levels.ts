/** How levels of two series stand to each other where both have a value. */
export interface Comparison {
  shared: number;
  same: number;
  /** Median of one to the other; null where a level is not above zero. */
  ratio: number | null;
  /** Spearman's, of ranks; null where too few are shared or all are equal. */
  correlation: number | null;
}

/** Fewest shared values that a correlation is worth. */
const minShared = 8;

/** Compares pairs of levels, own first; equal = they differ by less than half of the last digit the file writes. */
export function compareLevels(
  pairs: readonly (readonly [own: number, other: number])[],
  decimals: number,
): Comparison {
  const half = 0.5 * 10 ** -decimals * (1 + 1e-9);
  const same = pairs.filter(([own, other]) => Math.abs(own - other) <= half).length;
  const isAbove = pairs.length > 0 && pairs.every(([own, other]) => own > 0 && other > 0);
  const ratios = isAbove
    ? pairs.map(([own, other]) => own / other).toSorted((one, other) => one - other)
    : [];
  return {
    shared: pairs.length,
    same,
    ratio: ratios[Math.floor(ratios.length / 2)] ?? null,
    correlation: pairs.length < minShared ? null : spearman(pairs),
  };
}

function spearman(pairs: readonly (readonly [number, number])[]): number | null {
  const [one, other] = [ranksOf(pairs.map(([own]) => own)), ranksOf(pairs.map(([, level]) => level))];
  const mean = (pairs.length - 1) / 2;
  let [both, first, second] = [0, 0, 0];
  for (const [at, rank] of one.entries()) {
    both += (rank - mean) * (other[at]! - mean);
    first += (rank - mean) ** 2;
    second += (other[at]! - mean) ** 2;
  }
  return first === 0 || second === 0 ? null : both / Math.sqrt(first * second);
}

/** Ranks from 0; equal values share the middle of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).toSorted((one, other) => values[one]! - values[other]!);
  const ranks = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1]!] === values[order[from]!]) to += 1;
    for (let at = from; at <= to; at += 1) ranks[order[at]!] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}
