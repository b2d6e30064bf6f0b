import { expect, test } from 'vitest';
import { readNarrowing, searchOf, withTag } from './narrowing.ts';

const read = (search: string) => readNarrowing(new URL(`https://svodka.example/ru/${search}`));

test('an address says what narrows the feed; what is malformed counts as not said', () => {
  expect(read('')).toEqual({ hot: false, tags: [] });
  expect(read('?hot=1&tags=ЦСКА,%20РПЛ%20,,ЦСКА')).toEqual({ hot: true, tags: ['ЦСКА', 'РПЛ'] });
  expect(read(`?hot=yes&tags=${'x'.repeat(61)}`)).toEqual({ hot: false, tags: [] });
  expect(read('?tags=a,b,c,d,e,f').tags).toHaveLength(5);
});

test('a tag is switched on and off, and nothing is written of what is off', () => {
  const off = { hot: false, tags: [] };
  expect(withTag(off, 'ЦСКА').tags).toEqual(['ЦСКА']);
  expect(withTag(withTag(off, 'ЦСКА'), 'ЦСКА')).toEqual(off);
  expect(searchOf(off)).toEqual({});
  expect(searchOf({ hot: true, tags: ['a', 'b'] })).toEqual({ hot: '1', tags: 'a,b' });
});
