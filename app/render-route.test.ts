import { expect, test } from 'vitest';
import { routesOf } from './render-route.ts';

const routes: Record<string, { parentId?: string; path: string; index?: boolean }> = {
  root: { path: '' },
  LocaleLayout: { parentId: 'root', path: ':locale' },
  regions: { parentId: 'LocaleLayout', path: 'regions/:id' },
  overview: { parentId: 'regions', path: 'overview' },
  firstTab: { parentId: 'regions', path: '', index: true },
  home: { parentId: 'LocaleLayout', path: '' },
};

test('a page is rendered with its own route and those it stands in, no other', () => {
  expect(Object.keys(routesOf(routes, 'overview'))).toEqual(['overview', 'regions', 'LocaleLayout', 'root']);
  expect(Object.keys(routesOf(routes, 'home'))).toEqual(['home', 'LocaleLayout', 'root']);
  expect(routesOf(routes, 'nowhere')).toEqual({});
});

test('a frame at its own address is rendered with the page that leads on from there', () => {
  expect(Object.keys(routesOf(routes, 'regions'))).toEqual(['regions', 'LocaleLayout', 'root', 'firstTab']);
});
