import { expect, test } from 'vitest';
import { InputRefusal } from './refusal.ts';
import { createRandom } from './random.ts';

const firstThree = (seed: number, stream = 0) => {
  const random = createRandom(seed, stream);
  return [random.uint32(), random.uint32(), random.uint32()];
};

test('one seed gives one sequence, another seed or stream another', () => {
  expect(firstThree(1)).toEqual(firstThree(1));
  expect(firstThree(1)).not.toEqual(firstThree(2));
  expect(firstThree(1, 0)).not.toEqual(firstThree(1, 1));
});

test('draws are whole 32-bit numbers, uniforms lie inside 0…1 and average ½, normals have sd 1', () => {
  const random = createRandom(7);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < 20_000; i++) {
    const bits = random.uint32();
    expect(Number.isInteger(bits) && bits >= 0 && bits < 2 ** 32).toBe(true);
    sum += random.uniform();
    squares += random.normal() ** 2;
  }
  expect(sum / 20_000).toBeCloseTo(0.5, 2);
  expect(squares / 20_000).toBeCloseTo(1, 1);
});

test('neighbouring streams are not correlated', () => {
  let sum = 0;
  for (let stream = 0; stream < 5000; stream++) {
    const product = (createRandom(1, stream).uniform() - 0.5) * (createRandom(1, stream + 1).uniform() - 0.5);
    sum += product;
  }
  expect(Math.abs(sum / 5000) * 12).toBeLessThan(0.06);
});

test('a seed that is no 32-bit whole number is refused', () => {
  for (const seed of [-1, 1.5, 2 ** 32, Number.NaN]) expect(() => createRandom(seed)).toThrow(InputRefusal);
});
