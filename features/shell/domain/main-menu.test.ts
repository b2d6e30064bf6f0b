import { expect, test } from 'vitest';
import { aboutEntries, isCurrentEntry, listMenu, type MenuVisitor } from './main-menu.ts';

const anonymous: MenuVisitor = { isLoggedIn: false, hasActiveLicense: false, linkedObjectYugoId: null };
const signedIn = { ...anonymous, isLoggedIn: true };
const licensed = { ...signedIn, hasActiveLicense: true, linkedObjectYugoId: 55 };
const names = (visitor: MenuVisitor) => listMenu(visitor).map(({ route }) => route);
const currentOn = (route: string, id?: string) =>
  [...listMenu(licensed), ...aboutEntries]
    .filter((entry) => isCurrentEntry(entry, { route, id }))
    .map((entry) => entry.route);

test('the anonymous, the signed-in and the licensed see their menus', () => {
  const everybody = ['regions', 'overview', 'map-rf'];
  expect(names(anonymous)).toEqual(['home', ...everybody, 'sections']);
  expect(names(signedIn)).toEqual(['home', 'event', ...everybody, 'mine', 'sections']);
  expect(names(licensed)).toEqual(['home', 'event', ...everybody, 'myActions', 'mine', 'sections']);
});

test('the event entry leads to the own region, else to Moscow, and to the exclusive page', () => {
  expect(listMenu(licensed)[1]?.params).toEqual({ yugoId: 55, page: 'exclusive' });
  expect(listMenu(signedIn)[1]?.params).toEqual({ yugoId: 1_124_665, page: 'exclusive' });
});

test('ids are those of the specification', () => {
  const ids = Object.fromEntries(
    [...listMenu(anonymous), ...aboutEntries].map(({ route, params }) => [route, params['id']]),
  );
  expect(ids).toMatchObject({ regions: 'incidence', overview: 1_180_665, serviceNewsItem: 35 });
});

test('the overview stays current inside a region, the federal entry inside the country', () => {
  expect(currentOn('regions', 'incidence')).toEqual(['regions']);
  expect(currentOn('geo', '1124665')).toEqual(['regions']);
  expect(currentOn('overview', '1180665')).toEqual(['overview']);
});

test('item 35 is About, any other item belongs to News', () => {
  expect(currentOn('serviceNewsItem', '35')).toEqual(['serviceNewsItem']);
  expect(currentOn('serviceNewsItem', '36')).toEqual(['serviceNews']);
});

test('the map stays current on the map of one region', () => {
  expect(currentOn('map', '1124665')).toEqual(['map-rf']);
});
