import { expect, test } from 'vitest';
import { listPersonMenu } from './list-person-menu.ts';

const routes = (person: Parameters<typeof listPersonMenu>[0]) =>
  listPersonMenu(person).map(({ route }) => route);

const kept = ['readLater', 'favorites', 'liked', 'muted'];

test('with a licence the profile stands first', () => {
  expect(routes({ hasActiveLicense: true, linkedObjectYugoId: null, roles: [] })).toEqual([
    'profile',
    'myActions',
    ...kept,
    'replacePassword',
    'settings',
  ]);
});

test('without a licence the landing page stands in its place', () => {
  expect(routes({ hasActiveLicense: false, linkedObjectYugoId: null, roles: [] })).toEqual([
    'landing',
    ...kept,
    'replacePassword',
    'settings',
  ]);
});

test('a dashboard is offered only to whoever is linked to a region, and leads to that region', () => {
  const entry = listPersonMenu({ hasActiveLicense: true, linkedObjectYugoId: 77, roles: [] }).find(
    ({ route }) => route === 'dashboard',
  );
  expect(entry?.params).toEqual({ id: 77 });
});

test('those who keep the feeds find them in their menu, others do not', () => {
  const routesOf = (roles: number[]) =>
    listPersonMenu({ hasActiveLicense: true, linkedObjectYugoId: null, roles }).map(({ route }) => route);
  expect(routesOf([9])).toContain('desk');
  expect(routesOf([10, 11])).not.toContain('desk');
});
