import { expect, test } from 'vitest';
import { listedRooms, listRooms } from './list-rooms.ts';

test('README lists every room by the first sentence of its own README (node tools/run.mjs tools/readme/list-rooms.ts)', () => {
  expect(listedRooms()).toBe(listRooms());
});
