import type { LabelledRow } from './train-boosted.ts';

/** Solves a small symmetric system in place by Gauss-Jordan with row exchange. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let at = column + 1; at < size; at += 1)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = at;
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const head = rows[column] ?? [];
    const scale = head[column] ?? 1;
    for (const row of rows) {
      if (row === head) continue;
      const factor = (row[column] ?? 0) / scale;
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (head[at] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** One Newton step of ridge logistic regression over standardised rows; the last column is the bias, without ridge. */
function step(
  data: readonly LabelledRow[],
  rows: readonly number[][],
  beta: number[],
  ridge: number,
): number[] {
  const size = beta.length;
  const hessian = beta.map((_, at) =>
    beta.map((__, other) => (at === other && at < size - 1 ? ridge : 1e-9)),
  );
  const gradient = beta.map((value, at) => (at < size - 1 ? ridge * value : 0));
  for (const [index, row] of rows.entries()) {
    const { label, weight } = data[index] ?? { label: 0, weight: 0 };
    const logit = row.reduce((sum, value, at) => sum + value * (beta[at] ?? 0), 0);
    const share = 1 / (1 + Math.exp(-logit));
    for (let at = 0; at < size; at += 1) {
      const value = row[at] ?? 0;
      gradient[at] = (gradient[at] ?? 0) + weight * (share - label) * value;
      const line = hessian[at] ?? [];
      for (let other = 0; other < size; other += 1)
        line[other] = (line[other] ?? 0) + weight * share * (1 - share) * value * (row[other] ?? 0);
    }
  }
  const change = solve(hessian, gradient);
  return beta.map((value, at) => value - (change[at] ?? 0));
}

/** Ridge logistic regression over the first `width` columns: one weight a column in the columns' own units, then the bias. */
export function trainLogistic(data: readonly LabelledRow[], width: number, ridge: number): number[] {
  const columns = Array.from({ length: width }, (_, at) => data.map(({ row }) => row[at] ?? 0));
  const means = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const spreads = columns.map(
    (values, at) =>
      Math.sqrt(values.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / values.length) || 1,
  );
  const rows = data.map(({ row }) => [
    ...means.map((mean, at) => ((row[at] ?? 0) - mean) / (spreads[at] ?? 1)),
    1,
  ]);
  let beta = Array.from({ length: width + 1 }, () => 0);
  for (let round = 0; round < 25; round += 1) beta = step(data, rows, beta, ridge);
  const weights = means.map((_, at) => (beta[at] ?? 0) / (spreads[at] ?? 1));
  const bias = (beta[width] ?? 0) - weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return [...weights, bias];
}
