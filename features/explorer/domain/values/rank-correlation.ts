/** Spearman's correlation of pairs: of their ranks, equal values sharing the middle one. −1 to 1; 0 where one side never differs. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [ranksOf(pairs.map(([x]) => x)), ranksOf(pairs.map(([, y]) => y))];
  const middle = (pairs.length + 1) / 2;
  const sum = (of: (at: number) => number): number => pairs.reduce((total, _, at) => total + of(at), 0);
  const together = sum((at) => (xs[at]! - middle) * (ys[at]! - middle));
  const apart = Math.sqrt(sum((at) => (xs[at]! - middle) ** 2) * sum((at) => (ys[at]! - middle) ** 2));
  return apart === 0 ? 0 : together / apart;
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
