import { expect, test } from 'vitest';
import { dossierFileName, isOneDossier } from './dossier-tabs.ts';

const overview = '/ru/regions/1124665/overview?asOf=2021-07-01';

test('tabs of one dossier in one language make one file; another place, language, page or the same tab again do not', () => {
  expect(isOneDossier(overview, [])).toBe(true);
  expect(isOneDossier('/ru/summary', [])).toBe(true);
  expect(isOneDossier(overview, ['/ru/regions/1124665/finance', '/ru/regions/1124665/geo'])).toBe(true);
  for (const other of [
    '/ru/regions/1124666/finance',
    '/en/regions/1124665/finance',
    '/ru/summary',
    '/ru/settings',
    '/ru/regions/1124665/overview',
  ])
    expect(isOneDossier(overview, [other]), other).toBe(false);
});

test('a file of several tabs is named after the dossier', () => {
  expect(dossierFileName(overview)).toBe('svodka-1124665-dossier.pdf');
});
