import { expect, test } from 'vitest';
import { decodeNetwork, encodeNetwork, scoreNetwork } from './network.ts';
import { trainNetwork } from './train-network.ts';
import { createRandom } from './train-linear.ts';

const options = { units: 16, epochs: 60, batch: 16, rate: 0.01, ridge: 0.0001, dropped: 0, seed: 3 };
const random = createRandom(9);
/** Yes where exactly one of two features is high: no weighing of each by itself tells it. */
const examples = Array.from({ length: 400 }, () => {
  const row = Float64Array.of(random() * 10 - 5, random() * 100 + 50);
  const label = row[0]! > 0 === row[1]! > 100 ? 0 : 1;
  return { row, label, weight: 1 } as const;
});
const network = trainNetwork(examples, options);

test('a network learns what depends on two features together', () => {
  const right = examples.filter(({ row, label }) => scoreNetwork(network, row) > 0 === (label === 1));
  expect(right.length).toBeGreaterThan(380);
});

test('the same seed gives the same network, another one another', () => {
  expect(trainNetwork(examples, options)).toEqual(network);
  expect(trainNetwork(examples, { ...options, seed: 4 })).not.toEqual(network);
});

test('a file of it answers alike', () => {
  const read = decodeNetwork(JSON.parse(JSON.stringify(encodeNetwork(network))));
  for (const { row } of examples.slice(0, 20))
    expect(scoreNetwork(read, row)).toBeCloseTo(scoreNetwork(network, row), 2);
});

test('what is farther than any example counts as four deviations', () => {
  expect(scoreNetwork(network, [1e9, 100])).toBe(scoreNetwork(network, [1e12, 100]));
});
