import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRoute, resolvedRoutes, resolveRoutes } from './find-route.ts';
import { pageFiles } from './page-registry.ts';
import { loginAddressFor } from './route-guard.ts';

/** The specification's table: name, address, protected, header, footer, adaptive, mobile width. */
const table: [string, string, boolean, boolean, boolean, boolean, number][] = [
  ['home', '/ru/', false, true, false, false, 1890],
  ['summary', '/ru/summary', true, true, true, false, 1890],
  ['regions', '/ru/regions-list/incidence', true, true, true, false, 1335],
  ['overview', '/ru/regions/1124665/overview', true, true, true, false, 1890],
  ['forecast', '/ru/regions/1124665/forecast', true, true, true, false, 1890],
  ['regionNews', '/ru/regions/1124665/news', true, true, false, false, 1890],
  ['regionEvents', '/ru/regions/1124665/events', true, true, true, false, 1890],
  ['companies', '/ru/regions/1124665/companies', true, true, true, false, 1890],
  ['scenarios', '/ru/regions/1124665/scenarios', true, true, true, false, 1890],
  ['geo', '/ru/regions/1124665/geo', true, true, true, false, 1890],
  ['products', '/ru/regions/1124665/products', true, true, true, false, 1890],
  ['population', '/ru/regions/1124665/population', true, true, true, false, 1890],
  ['ecology', '/ru/regions/1124665/ecology', true, true, true, false, 1890],
  ['finance', '/ru/regions/1124665/finance', true, true, true, false, 1890],
  ['map', '/ru/map', true, true, false, false, 1890],
  ['map', '/ru/map/7', true, true, false, false, 1890],
  ['map-rf', '/ru/maps/rf', true, true, false, false, 1890],
  ['landing', '/ru/landing', false, false, false, true, 1890],
  ['action', '/ru/actions/5/edit', true, true, false, false, 1890],
  ['createAction', '/ru/actions/0', true, true, true, false, 1890],
  ['createAction', '/ru/actions/0/propose', true, true, true, false, 1890],
  ['allActions', '/ru/all-actions/1124665', true, true, true, false, 1890],
  ['moderateActions', '/ru/all-actions/moderate', true, true, true, false, 1890],
  ['myActions', '/ru/all-actions/my-actions', true, true, true, false, 1890],
  ['actionsManuals', '/ru/all-actions/manuals', true, true, true, false, 1890],
  ['dashboard', '/ru/dashboard/1/health', true, true, false, false, 1890],
  ['smb', '/ru/smb/all/1', true, true, true, false, 1890],
  ['populationDetail', '/ru/population/1/1', true, true, true, false, 1890],
  ['ecologyDetail', '/ru/ecology/1', true, true, true, false, 1890],
  ['healthDetail', '/ru/health/1', true, true, true, false, 1890],
  ['event', '/ru/main/1/exclusive', true, false, false, true, 1890],
  ['serviceNews', '/ru/news', false, true, true, false, 1890],
  ['serviceNewsItem', '/ru/news/35', false, true, true, false, 1890],
  ['notFound', '/ru/notFound', false, true, true, false, 1890],
  ['department', '/ru/department/1/2/62/0', true, true, true, false, 1890],
  ['department', '/ru/department/1/2/62/0/more', true, true, true, false, 1890],
  ['departmentCompanies', '/ru/department/1/2/62/0/companies', true, true, true, false, 1890],
  ['departmentNews', '/ru/department/1/2/62/0/news', true, true, true, false, 1890],
  ['departmentGeo', '/ru/department/1/2/62/0/more/geo', true, true, true, false, 1890],
];

test.each(table)(
  '%s at %s has the guard and the layout of the specification',
  (name, path, isProtected, header, footer, adaptive, mobileWidth) => {
    const route = findRoute(path);
    expect(route).toMatchObject({
      name,
      hiddenHeader: !header,
      hiddenFooter: !footer,
      adaptive,
      mobileWidth,
    });
    expect(route?.access !== 'public').toBe(isProtected);
  },
);

test('every address has a title', () => {
  expect(resolvedRoutes.filter(({ titleKey }) => titleKey === undefined)).toEqual([]);
});

test('names are given once', () => {
  const names = resolvedRoutes.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('a child inherits what it does not set, and its own value wins', () => {
  const [child, other] = resolveRoutes([
    {
      path: 'a/:id',
      access: 'licensed',
      hiddenFooter: true,
      mobileWidth: 1335,
      children: [
        { name: 'b', path: 'b' },
        { name: 'c', path: 'c', access: 'public', hiddenFooter: false },
      ],
    },
  ]);
  expect(child).toMatchObject({
    pattern: '/:locale/a/:id/b',
    access: 'licensed',
    hiddenFooter: true,
    mobileWidth: 1335,
    hiddenHeader: false,
  });
  expect(other).toMatchObject({ access: 'public', hiddenFooter: false, mobileWidth: 1335 });
});

test('an unknown address has no page', () => {
  expect(findRoute('/ru/zzz')).toBeNull();
  expect(findRoute('/ru/regions/1/zzz')).toBeNull();
});

test('an anonymous visitor of a protected page is sent to the login and back; others come in', () => {
  expect(loginAddressFor('/ru/summary', '/ru/summary?x=1', { accountId: null }, 'ru')).toBe(
    '/ru/login?returnUrl=%2Fru%2Fsummary%3Fx%3D1',
  );
  expect(loginAddressFor('/ru/profile', '/ru/profile', { accountId: null }, 'ru')).toBe(
    '/ru/login?returnUrl=%2Fru%2Fprofile',
  );
  expect(loginAddressFor('/ru/news', '/ru/news', { accountId: null }, 'ru')).toBeNull();
  expect(loginAddressFor('/ru/summary', '/ru/summary', { accountId: 7 }, 'ru')).toBeNull();
});

const named =
  'actionCreatePage actionPage actionPageFake actionsManualsPage actionsPage balancePage companiesPage departmentCompaniesPage departmentGeoPage departmentNewsPage departmentPage detailEcologyPage detailHealthPage detailPeoplePage ecologyPage eventPage eventsPage financePage forecastPage geoPage home infectionMap landing login moderateActionsPage myActionsPage newMap newsFeedPage notFoundPage overviewPage populationPage productsPage purchasesPage region regions scenariosPage serviceNewsItemPage serviceNewsPage smbPage summary test'.split(
    ' ',
  );

test('all 41 page names of the specification lead to a file', () => {
  expect(named).toHaveLength(41);
  expect(
    named.filter(
      (name) => !existsSync(new URL(`../../${pageFiles[name as keyof typeof pageFiles]}`, import.meta.url)),
    ),
  ).toEqual([]);
});
