import { expect, test } from 'vitest';
import { carriedDay } from './page-halves.ts';

const clock = { kind: 'sample', newsDay: '2020-06-08' } as const;

test.each([
  ['from news into a dossier', 'home', 'region', '2020-06-08'],
  ['from a story into the news of a region', 'story', 'regionNews', '2020-06-08'],
  ['from a dossier to an item', 'regionNews', 'article', '2020-06-08'],
  ['from tab to tab', 'overview', 'regionNews', null],
  ['from news to news', 'home', 'article', null],
  ['to a page without a half', 'home', 'login', null],
  ['from a page without a half', 'landing', 'overview', null],
])('%s', (_what, from, to, day) => {
  expect(carriedDay(from, to, clock)).toBe(day);
});

test('a chosen day travels by itself, and the real clock has one day', () => {
  for (const kind of ['chosen', 'real'] as const)
    expect(carriedDay('home', 'region', { ...clock, kind })).toBeNull();
});
