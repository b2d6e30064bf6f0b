import { expect, test } from 'vitest';
import { createEmbeddingSpace, leanOnEmbeddings, noteEmbedding } from './embedding-space.ts';

/** Unit vectors that share their first axis, so that two strangers have the cosine 0.36. */
const stranger = (axis: number): Float32Array => {
  const vector = new Float32Array(32);
  vector[0] = 0.6;
  vector[axis] = 0.8;
  return vector;
};
const known = (count: number) => {
  const space = createEmbeddingSpace();
  for (let axis = 1; axis <= count; axis += 1) noteEmbedding(space, stranger(axis));
  return space;
};

test('the judge is leant towards by equal vectors and away by strangers, by two logits at most', () => {
  const space = known(24);
  const logit = (share: number): number => Math.log(share / (1 - share));
  expect(logit(leanOnEmbeddings(0.5, stranger(1), stranger(1), space))).toBeCloseTo(2, 5);
  expect(logit(leanOnEmbeddings(0.5, stranger(1), stranger(2), space))).toBeCloseTo(-2, 5);
  expect(leanOnEmbeddings(0.01, stranger(1), stranger(1), space)).toBeLessThan(0.1);
});

test('the judge stands alone where a vector is missing, of another length, or few are known', () => {
  const space = known(24);
  expect(leanOnEmbeddings(0.4, stranger(1), undefined, space)).toBe(0.4);
  expect(leanOnEmbeddings(0.4, stranger(1), new Float32Array(8), space)).toBe(0.4);
  expect(leanOnEmbeddings(0.4, stranger(1), stranger(1), known(19))).toBe(0.4);
});

test('a service that gives all headlines one vector says nothing', () => {
  const space = createEmbeddingSpace();
  for (let time = 0; time < 30; time += 1) noteEmbedding(space, stranger(1));
  expect(leanOnEmbeddings(0.4, stranger(1), stranger(1), space)).toBe(0.4);
});
