/** Replaces the lower half of a positive definite matrix (count × count, row by row) by its Cholesky factor; NaN where it is not positive definite. */
export function factorise(matrix: Float64Array, count: number): void {
  for (let row = 0; row < count; row += 1) {
    const mine = matrix.subarray(row * count, row * count + row + 1);
    for (let column = 0; column <= row; column += 1) {
      const theirs = matrix.subarray(column * count, column * count + column + 1);
      let sum = mine[column]!;
      for (let at = 0; at < column; at += 1) sum -= mine[at]! * theirs[at]!;
      mine[column] = column === row ? Math.sqrt(sum) : sum / theirs[column]!;
    }
  }
}

/** Solves factor × factorᵀ × answer = target; `answer` comes as the target and is overwritten. */
export function solve(factor: Float64Array, count: number, answer: Float64Array): Float64Array {
  for (let row = 0; row < count; row += 1) {
    let sum = answer[row]!;
    for (let at = 0; at < row; at += 1) sum -= factor[row * count + at]! * answer[at]!;
    answer[row] = sum / factor[row * count + row]!;
  }
  for (let row = count - 1; row >= 0; row -= 1) {
    const value = answer[row]! / factor[row * count + row]!;
    answer[row] = value;
    for (let at = 0; at < row; at += 1) answer[at]! -= value * factor[row * count + at]!;
  }
  return answer;
}
