import { expect, test } from 'vitest';
import { roleNumbers } from '#platform/shared/roles.ts';
import { listDataRooms } from './data-rooms.ts';

const currentOf = (page: string) => listDataRooms(page, []).find(({ current }) => current)?.route;

test('every page of figures has the line of its rooms with its own marked; a page of another kind has none', () => {
  expect(['explore', 'board', 'indicator', 'ask', 'ownSeries', 'programs', 'status'].map(currentOf)).toEqual([
    'explore',
    'explore',
    'indicators',
    'ask',
    'ownData',
    'programs',
    'status',
  ]);
  expect(listDataRooms('overview', [])).toEqual([]);
  expect(listDataRooms(undefined, [])).toEqual([]);
});

test('the sources of figures are in the line of those who look after them alone', () => {
  const has = (roles: number[]) => listDataRooms('ask', roles).some(({ route }) => route === 'figureSources');
  expect([has([]), has([roleNumbers.regionalEditor])]).toEqual([false, true]);
});
