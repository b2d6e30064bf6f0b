import { expect, test } from 'vitest';
import { routesOf } from './render-route.ts';

const routes: Record<string, { parentId?: string; path: string }> = {
  root: { path: '' },
  LocaleLayout: { parentId: 'root', path: ':locale' },
  regions: { parentId: 'LocaleLayout', path: 'regions/:id' },
  overview: { parentId: 'regions', path: 'overview' },
  home: { parentId: 'LocaleLayout', path: '' },
};

test('a page is rendered with its own route and those it stands in, no other', () => {
  expect(Object.keys(routesOf(routes, 'overview'))).toEqual(['overview', 'regions', 'LocaleLayout', 'root']);
  expect(Object.keys(routesOf(routes, 'home'))).toEqual(['home', 'LocaleLayout', 'root']);
  expect(routesOf(routes, 'nowhere')).toEqual({});
});
