import { expect, test } from 'vitest';
import { predictBoosted } from './boosted-trees.ts';
import { decodeKernelModel, encodeKernelModel } from './kernel-file.ts';
import { classifyByKernel, prepareKernel } from './kernel-model.ts';
import { decodeLinearModel, encodeLinearModel, scoreLinear } from './linear-model.ts';
import { trainBoosted } from './train-boosted.ts';
import { trainKernel } from './train-kernel.ts';
import { trainLinear } from './train-linear.ts';
import { trainLogistic } from './train-logistic.ts';

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

test('a kernel learns "either but not both", which no sum of features can, also after a trip through its file', () => {
  const texts = [
    { hashes: [-1, 2], label: 0 },
    { hashes: [3, 4], label: 0 },
    { hashes: [-1, 4], label: 1 },
    { hashes: [3, 2], label: 1 },
  ];
  const examples = [...texts, ...texts, ...texts].map(({ hashes, label }) => ({
    features: { hashes, values: [1, 1] },
    label,
    weight: 1,
  }));
  const model = trainKernel(examples, ['a', 'b', 'c'], {
    sharpness: 3,
    ridge: 0.1,
    linearRidge: 1,
    common: 0.9,
    usual: { label: 2, from: 0.5 },
  });
  const read = decodeKernelModel(encodeKernelModel(model));
  for (const { hashes, label } of texts)
    expect(classifyByKernel(read, { hashes, values: [1, 1] }, [0, 0, 0])).toBe(label);
  expect(() => decodeKernelModel(new Uint8Array(16))).toThrow('Not a kernel model');
});

test('where the linear model leaves no doubt, a text is of the usual class whatever leans are added', () => {
  const examples = Array.from({ length: 30 }, (_, at) => ({
    features: { hashes: [at % 3, 10 + (at % 2)], values: [1, 0.2] },
    label: at % 3,
    weight: 1,
  }));
  const options = { sharpness: 2, ridge: 0.1, linearRidge: 0.1, common: 0.9 };
  const train = (from: number) =>
    prepareKernel(trainKernel(examples, ['a', 'b', 'c'], { ...options, usual: { label: 1, from } }));
  const usual = { hashes: [1], values: [1] };
  expect(classifyByKernel(train(1), usual, [9, 0, 0])).toBe(1);
  expect(classifyByKernel(train(99), usual, [9, 0, 0])).toBe(0);
  expect(classifyByKernel(train(1), { hashes: [2], values: [1] }, [0, 0, 0])).toBe(2);
});

test('a kernel is asked about a text it knows nothing of, and about the same one twice: the answer is its bias', () => {
  const examples = [example(1, 0), example(1, 0), example(2, 1), example(2, 1), example(2, 1)];
  const reader = prepareKernel(
    trainKernel(examples, ['a', 'b'], {
      sharpness: 2,
      ridge: 0.1,
      linearRidge: 0.1,
      common: 0.9,
      usual: { label: 0, from: 99 },
    }),
  );
  expect(classifyByKernel(reader, { hashes: [], values: [] }, [0, 0])).toBe(1);
  expect(classifyByKernel(reader, { hashes: [7], values: [1] }, [0, 0])).toBe(1);
  expect(classifyByKernel(reader, { hashes: [1], values: [1] }, [0, 0])).toBe(0);
  expect(classifyByKernel(reader, { hashes: [1], values: [1] }, [0, 0])).toBe(0);
});
