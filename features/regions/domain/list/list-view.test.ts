import { expect, test } from 'vitest';
import { readListView, toggleCompare, writeListView } from './list-view.ts';

test('the usual view leaves nothing in the address but what is not ours', () => {
  const view = readListView(new URLSearchParams('asOf=2021-01-01'));
  expect(writeListView(view, new URLSearchParams('asOf=2021-01-01')).toString()).toBe('asOf=2021-01-01');
});

test('a view survives its own address', () => {
  const view = {
    district: 1180601,
    place: 1124665,
    sort: 'change',
    descending: false,
    query: 'карел',
    compare: [1, 2],
    all: true,
    isCompared: true,
    asTable: true,
    asTiles: true,
    full: true,
    zoom: '2.5~310~440',
  } as const;
  expect(readListView(writeListView({ ...view, compare: [1, 2] }, new URLSearchParams()))).toEqual(view);
});

test('nonsense in the address is the usual view', () => {
  expect(readListView(new URLSearchParams('sort=zzz.up&district=-1&compare=a~b'))).toEqual(
    readListView(new URLSearchParams()),
  );
});

test('two places are compared; a third takes the place of the older', () => {
  expect(toggleCompare([1, 2], 3)).toEqual([2, 3]);
  expect(toggleCompare([1, 2], 2)).toEqual([1]);
});
