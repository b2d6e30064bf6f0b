import { expect, test } from 'vitest';
import type { Db } from './db/db.ts';
import { keepHandbooksOf, readHandbook, readTogether } from './keep-handbook.ts';

const database = (): Db => ({}) as Db;
const counting = () => {
  let reads = 0;
  return () => Promise.resolve((reads += 1));
};

test('a handbook is read once at one number of the data, and anew after the number was raised', async () => {
  const db = database();
  let version = 1;
  keepHandbooksOf(db, () => version);
  const read = counting();
  expect(await Promise.all([readHandbook(db, 'places', read), readHandbook(db, 'places', read)])).toEqual([
    1, 1,
  ]);
  expect(await readHandbook(db, 'sources', read)).toBe(2);
  version = 2;
  expect(await readHandbook(db, 'places', read)).toBe(3);
});

test('where nobody follows the number it is read each time, and of another database it knows nothing', async () => {
  const read = counting();
  const db = database();
  expect([await readHandbook(db, 'places', read), await readHandbook(db, 'places', read)]).toEqual([1, 2]);
  keepHandbooksOf(db, () => 1);
  await readHandbook(db, 'places', read);
  expect(await readHandbook(database(), 'places', read)).toBe(4);
});

test('a reading that failed is tried again', async () => {
  const db = database();
  keepHandbooksOf(db, () => 1);
  await expect(readHandbook(db, 'places', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await readHandbook(db, 'places', counting())).toBe(1);
});

test('lists of 100,000 entries together are let go of before the next is read', async () => {
  const db = database();
  keepHandbooksOf(db, () => 1);
  const read = counting();
  await readHandbook(db, 'short', read);
  await readHandbook(db, 'long', () => Promise.resolve(Array.from({ length: 100_000 }, () => 0)));
  expect(await readHandbook(db, 'short', read)).toBe(2);
});

test('what is asked for at one moment is read once and not kept; a new number of the data is not served an old reading', async () => {
  const db = database();
  let version = 1;
  keepHandbooksOf(db, () => version);
  const read = counting();
  const ask = () => readTogether(db, 'money', read);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
  const before = ask();
  version = 2;
  expect(await Promise.all([before, ask()])).toEqual([3, 4]);
});
