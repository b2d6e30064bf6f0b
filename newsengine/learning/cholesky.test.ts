import { expect, test } from 'vitest';
import { factorise, solve } from './cholesky.ts';

test('what is solved for gives the target when multiplied back', () => {
  const matrix = Float64Array.of(4, 1, 2, 1, 3, 0.5, 2, 0.5, 5);
  const factor = matrix.slice();
  factorise(factor, 3);
  const answer = solve(factor, 3, Float64Array.of(1, -2, 3));
  const back = [0, 1, 2].map((row) =>
    [0, 1, 2].reduce((sum, column) => sum + matrix[row * 3 + column]! * answer[column]!, 0),
  );
  for (const [at, target] of [1, -2, 3].entries()) expect(back[at]).toBeCloseTo(target, 12);
});
