import { expect, test } from 'vitest';
import { readTreeView, writeTreeView } from './tree-view.ts';

test('choices come back from the address as they were written', () => {
  const view = {
    form: 'list' as const,
    least: 4,
    registers: false,
    kinds: ['company' as const, 'person' as const],
    since: '2020-06-01',
    till: '2020-06-08',
    open: [7, 8],
    hidden: [9],
    bond: [1, 2] as [number, number],
    to: 5,
  };
  const asOf = new URLSearchParams({ asOf: '2020-06-08', open: '5' });
  expect(readTreeView(writeTreeView(view, asOf))).toEqual(view);
  expect(writeTreeView(view, asOf).get('asOf')).toBe('2020-06-08');
});

test('an address without choices has the usual ones, one of nonsense too', () => {
  const usual = {
    form: 'graph',
    least: 1,
    registers: true,
    kinds: [],
    since: null,
    till: null,
    open: [],
    hidden: [],
    bond: null,
    to: null,
  };
  expect(readTreeView(new URLSearchParams())).toEqual(usual);
  expect(
    readTreeView(
      new URLSearchParams({ form: 'pie', least: '-3', open: 'a.0.-1', bond: '5.5', to: '99999999999' }),
    ),
  ).toEqual(usual);
  expect(
    readTreeView(new URLSearchParams({ kinds: 'planet.', since: '2020-02-31', till: 'yesterday' })),
  ).toEqual(usual);
  expect(String(writeTreeView(readTreeView(new URLSearchParams()), new URLSearchParams()))).toBe('');
});
