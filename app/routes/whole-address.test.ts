import { expect, test } from 'vitest';
import { findRoute } from './find-route.ts';
import { wholeAddress } from './whole-address.ts';

test.each([
  ['/', '/en/'],
  ['/news', '/en/news'],
  ['/de/news', '/en/news'],
  ['/ja/news', null],
  ['/ru/regions', '/ru/regions-list/incidence'],
  ['/regions/', '/en/regions-list/incidence'],
  ['/ru/models', '/ru/models/parameters'],
  ['/ru/regions/1124665', null],
  ['/ru/regions/1124665/overview', null],
  ['/ru/constructor', null],
])('%s is meant as %s', (path, meant) => {
  expect(wholeAddress(path, 'en')).toBe(meant);
});

test.each(['regions', 'regions-list', 'all-actions', 'actions', 'models', 'maps', 'department', 'dossier'])(
  'an address cut short after %s leads to a page',
  (part) => {
    const meant = wholeAddress(`/ru/${part}`, 'ru')!;
    expect(findRoute(meant)?.name).not.toBe('unknown');
    expect(wholeAddress(meant, 'ru')).toBeNull();
  },
);
