import { expect, test } from 'vitest';
import { predictBoosted } from './boosted-trees.ts';
import { decodeLinearModel, encodeLinearModel, scoreLinear } from './linear-model.ts';
import { trainBoosted } from './train-boosted.ts';
import { trainLinear } from './train-linear.ts';
import { trainLogistic } from './train-logistic.ts';
import { trainRidge } from './train-ridge.ts';

const example = (hash: number, label: number) => ({
  features: { hashes: [hash], values: [1] },
  label,
  weight: 1,
});
const options = { buckets: 16, epochs: 20, rate: 0.5, l2: 0, seed: 1 };

test('a linear model tells apart what a single word tells apart, also after a trip through its file', () => {
  const model = trainLinear([example(1, 0), example(2, 1)], ['a', 'b'], options);
  const read = decodeLinearModel(encodeLinearModel(model));
  const [a = 0, b = 0] = scoreLinear(read, { hashes: [2], values: [1] });
  expect(b).toBeGreaterThan(a);
  expect(() => decodeLinearModel(new Uint8Array(16))).toThrow('Not a linear model');
});

test('the same seed gives the same model', () => {
  const examples = [example(1, 0), example(2, 1), example(3, 1)];
  expect(trainLinear(examples, ['a', 'b'], options)).toEqual(trainLinear(examples, ['a', 'b'], options));
});

test('boosted trees learn "either but not both", which no single cut can', () => {
  const data = Array.from({ length: 200 }, (_, at) => {
    const row = Float64Array.of(at % 2, Math.floor(at / 2) % 2);
    return { row, label: (row[0] === row[1] ? 0 : 1) as 0 | 1, weight: 1 };
  }).concat([{ row: Float64Array.of(0, 1), label: 1, weight: 1 }]);
  const model = trainBoosted(data, {
    rounds: 40,
    depth: 2,
    rate: 0.3,
    rows: 0.9,
    columns: 1,
    leafWeight: 1,
    ridge: 1,
    seed: 3,
  });
  expect(predictBoosted(model, [0, 1])).toBeGreaterThan(0.9);
  expect(predictBoosted(model, [1, 1])).toBeLessThan(0.1);
});

test('plain weights grow with the column that tells, and leave one that does not at nothing', () => {
  const data = Array.from({ length: 40 }, (_, at) => ({
    row: Float64Array.of(at % 2, Math.floor(at / 2) % 2),
    label: (at % 2) as 0 | 1,
    weight: 1,
  }));
  const [telling = 0, idle = 0, bias = 0] = trainLogistic(data, 2, 1);
  expect(telling).toBeGreaterThan(2);
  expect(idle).toBeCloseTo(0);
  expect(bias).toBeCloseTo(-telling / 2);
});

test('ridge regression over all examples tells apart what a single word tells apart, the same way every time', () => {
  const train = () =>
    trainRidge([example(1, 0), example(2, 1)], ['a', 'b'], { buckets: 16, l2: 1e-3, rounds: 30, rate: 0.1 });
  const [a = 0, b = 0] = scoreLinear(train(), { hashes: [2], values: [1] });
  expect(b).toBeGreaterThan(a);
  expect(train()).toEqual(train());
});
