import { expect, test } from 'vitest';
import { mergeInTime } from './merge-in-time.ts';

async function* stream(...items: number[]): AsyncGenerator<number, void> {
  yield* items;
}

test('streams in order of time become one, whatever their lengths', async () => {
  const merged: number[] = [];
  for await (const item of mergeInTime([stream(1, 4, 9), stream(), stream(2, 3, 11)], (each) => each))
    merged.push(item);
  expect(merged).toEqual([1, 2, 3, 4, 9, 11]);
});
