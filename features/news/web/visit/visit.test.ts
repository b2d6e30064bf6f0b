// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';
import { beginVisit, stopReading } from './visit-memory.ts';

const noApi = { call: () => Promise.reject(new Error('nobody is asked')) };
const minute = 60_000;
beforeEach(() => localStorage.clear());

test('a browser without an account remembers its visits: half an hour of silence ends one', async () => {
  const visit = (clock: string, now: number) => beginVisit(noApi, false, { clock, now });
  expect(await visit('2020-06-08T09:00:00Z', 0)).toEqual({ since: null, stoppedAt: null });
  await stopReading(noApi, false, { newsId: 7, now: 10 * minute });
  expect(await visit('2020-06-08T09:15:00Z', 30 * minute)).toEqual({ since: null, stoppedAt: 7 });
  expect(await visit('2020-06-08T12:00:00Z', 61 * minute)).toEqual({
    since: '2020-06-08T09:15:00Z',
    stoppedAt: 7,
  });
});

test('what is kept in another shape counts as nothing', async () => {
  localStorage.setItem('svodka.visit', '{"seenAt":5}');
  const first = await beginVisit(noApi, false, { clock: '2020-06-08T09:00:00Z', now: 0 });
  expect(first).toEqual({ since: null, stoppedAt: null });
});

test('stories asked about within a moment are asked for together, later ones anew', async () => {
  const asked: (readonly number[])[] = [];
  const find = askTogether(async (keys) => {
    asked.push([...keys]);
    return new Map(keys.filter((key) => key !== 2).map((key) => [key, key * 10]));
  }, 5);
  expect(await Promise.all([find(1), find(2), find(3)])).toEqual([10, null, 30]);
  expect(await find(4)).toBe(40);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

test('of 150 stories a hundred go in one question', async () => {
  const sizes: number[] = [];
  const find = askTogether(async (keys) => {
    sizes.push(keys.length);
    return new Map(keys.map((key) => [key, key]));
  }, 5);
  expect(await Promise.all(Array.from({ length: 150 }, (_, at) => find(at)))).toHaveLength(150);
  expect(sizes).toEqual([100, 50]);
});
