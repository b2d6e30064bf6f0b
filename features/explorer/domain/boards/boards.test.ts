import { expect, test } from 'vitest';
import { regionBoard } from './region-template.ts';
import { readTileLink } from './tile-link.ts';
import { isViewAddress, spellViewAddress } from './view-address.ts';

test('equal views have one address, and one that names no indicator is none', () => {
  expect(spellViewAddress('v=line&p=1124616&i=grp&asOf=2020-01-01')).toBe('i=grp&p=1124616');
  expect(spellViewAddress('/ru/explore?i=grp&v=map')).toBe('i=grp&v=map');
  expect(['i=grp', 'p=1124616', '', 'i=grp%00'].map(isViewAddress)).toEqual([true, false, false, false]);
});

test('a pasted address of a view, a story or a measure is a tile; any other is none', () => {
  expect(readTileLink(' https://svodka.example/ru/explore?i=grp&v=map#x ')).toEqual({
    kind: 'view',
    address: 'i=grp&v=map',
    name: '',
  });
  expect(readTileLink('/en/story/17?tab=1')).toEqual({ kind: 'story', storyId: 17 });
  expect(readTileLink('/ja/actions/5/view')).toEqual({ kind: 'measure', measureId: 5 });
  const others = [
    '/ru/explore',
    '/ru/story/0',
    '/ru/story/99999999999',
    '/ru/regions/1124616',
    'story/1',
    '',
  ];
  expect(others.map(readTileLink)).toEqual(others.map(() => null));
});

test('a region’s board has the views of the template whose indicators have values, in its places', () => {
  const board = regionBoard(1124616, 1180665, new Set(['population_jan1', 'average_wage']));
  expect(board).toEqual([
    'i=population_jan1&p=1124616',
    'i=average_wage&p=1124616.1180665.border-1124616',
    'i=average_wage&p=1124616.in-1180665&v=rank',
  ]);
  expect(board.every((address) => spellViewAddress(address) === address)).toBe(true);
});
