import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { OldAge } from './OldAge.tsx';

test.each([
  ['2017-12-31', '2 года назад'],
  ['2015-06-30', '5 лет назад'],
  ['2018-12-31', ''],
  ['2020-07-12', ''],
])('on 13 July 2020 a figure of %s is told to be «%s»', (day, said) => {
  expect(drawTile(<OldAge day={day} />)).toBe(said);
});
