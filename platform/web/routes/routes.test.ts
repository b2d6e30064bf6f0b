import { afterEach, expect, test, vi } from 'vitest';
import { routeAddresses } from '#app/routes/find-route.ts';
import type { RouteName } from '#app/routes/route-table.ts';
import { inLanguage, withAsOf } from './address-parts.ts';
import { bindBuildRoute } from './build-route.ts';

afterEach(() => vi.restoreAllMocks());

const buildRoute = bindBuildRoute(routeAddresses, { locale: 'ru', asOf: null });

test('an address is filled with its parts and the current language', () => {
  expect(buildRoute('region', { id: 1, tab: 'geo' })).toBe('/ru/regions/1/geo');
  expect(buildRoute('region', { id: 1 })).toBe('/ru/regions/1');
  expect(buildRoute('region', { id: 1, tab: 'geo', locale: 'ja' })).toBe('/ja/regions/1/geo');
  expect(buildRoute('home')).toBe('/ru/');
  expect(buildRoute('map-rf')).toBe('/ru/maps/rf');
  expect(buildRoute('createAction', { mode: 'propose' })).toBe('/ru/actions/0/propose');
  expect(buildRoute('departmentGeo', { yugoId: 1, id: 2, code: '62.01', city: 0 })).toBe(
    '/ru/department/1/2/62.01/0/geo',
  );
});

test('an unknown name gives an empty address and one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(buildRoute('nope' as RouteName)).toBe('');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a missing part gives an empty address and one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(buildRoute('story')).toBe('');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('values are escaped, so that none of them can leave its part', () => {
  expect(buildRoute('source', { id: 'a/../b?c' })).toBe('/ru/source/a%2F..%2Fb%3Fc');
});

test('the chosen day travels along with other search parameters, unless it is given up', () => {
  const travelling = bindBuildRoute(routeAddresses, { locale: 'en', asOf: '2020-06-08' });
  expect(travelling('search', {}, { search: { q: 'нефть' }, hash: 'top' })).toBe(
    '/en/search?q=%D0%BD%D0%B5%D1%84%D1%82%D1%8C&asOf=2020-06-08#top',
  );
  expect(travelling('home', {}, { search: { asOf: null } })).toBe('/en/');
});

test('another language replaces the first segment only', () => {
  expect(inLanguage('/ru/regions/1124665/ecology?x=1#y', 'ja')).toBe('/ja/regions/1124665/ecology?x=1#y');
  expect(inLanguage('/ru/', 'en')).toBe('/en/');
  expect(inLanguage('/ru?x=1', 'en')).toBe('/en/?x=1');
});

test('a day is put into an address and taken out again', () => {
  expect(withAsOf('/ru/news?x=1#y', 'now')).toBe('/ru/news?x=1&asOf=now#y');
  expect(withAsOf('/ru/news?asOf=now', null)).toBe('/ru/news');
});
