import { expect, test } from 'vitest';
import { loadCatalogues } from '#app/messages.ts';
import { footerColumns } from '#features/shell/web/shell/footer-entries.ts';
import { findSections } from '#features/shell/domain/find-sections.ts';
import { aboutEntries, listMenu } from '#features/shell/domain/main-menu.ts';
import { listSections } from '#features/shell/web/sections/list-sections.ts';
import { listPersonMenu } from '#features/shell/web/header/utility/list-person-menu.ts';
import { locales } from '#platform/shared/locales.ts';
import { roleNumbers } from '#platform/shared/roles.ts';
import { routeTable, type RouteEntry } from './route-table.ts';

const stranger = { isLoggedIn: false, hasActiveLicense: false, linkedObjectYugoId: null, roles: [] };
const everyRole = {
  isLoggedIn: true,
  hasActiveLicense: true,
  linkedObjectYugoId: 1_124_665,
  roles: Object.values(roleNumbers),
};

/** Named screens that need no part of an address, each with the key of its title. */
function openRoutes(
  entries: readonly RouteEntry[],
  base = '',
): { name: string; title: string | undefined }[] {
  return entries.flatMap((entry) => {
    const path = `${base}/${entry.path}`;
    const own = entry.name !== undefined && !/:\w+(?!\w*\?)(\/|$)/.test(path);
    return [
      ...(own ? [{ name: entry.name!, title: entry.titleKey }] : []),
      ...openRoutes(entry.children ?? [], path),
    ];
  });
}

/** What nobody goes to from a menu, and why. */
const notLinked: Record<string, string> = {
  notFound: 'says that there is nothing',
  unknown: 'every address that is none',
  away: 'stands before an outer address',
  mailing: 'opened by the link of a letter',
  boardLetter: 'opened by the link of a letter',
  subscriptions: 'leads to what is one\u2019s own',
  map: 'without a region it is the map of the country',
  gallery: 'of those who build the product',
};

test('every screen without parts in its address is one press from the page of sections, which every menu has', () => {
  const behind = [stranger, everyRole].flatMap((visitor) => listSections(visitor).map(({ route }) => route));
  const beside = [stranger, everyRole].flatMap((visitor) => [
    ...listMenu(visitor).map(({ route }) => route),
    ...aboutEntries.map(({ route }) => route),
    ...footerColumns.flatMap(({ entries }) => entries.map(({ route }) => route)),
    ...(visitor.isLoggedIn ? listPersonMenu(visitor).map(({ route }) => route) : []),
  ]);
  const linked = new Set<string>([...behind, ...beside]);
  const missing = openRoutes(routeTable).filter(({ name }) => !linked.has(name) && !(name in notLinked));
  expect(missing.map(({ name }) => name)).toEqual([]);
  for (const visitor of [stranger, everyRole])
    expect(listMenu(visitor).map(({ route }) => route)).toContain('sections');
});

test('one page has one name: that of its title, in the menu, the footer, the sections and under the person, in five languages', async () => {
  const catalogues = await loadCatalogues();
  const titles = new Map(openRoutes(routeTable).map(({ name, title }) => [name, title]));
  const entries = [
    ...listSections(stranger).map(({ route, title }) => ({ route, text: title })),
    ...listSections(everyRole).map(({ route, title }) => ({ route, text: title })),
    ...listMenu(everyRole),
    ...listPersonMenu(everyRole),
    ...footerColumns.flatMap(({ entries: linked }) => linked),
  ].filter(({ route, text }) => titles.has(route) && text !== 'Footer_AllSections');
  for (const locale of locales)
    for (const { route, text } of entries) {
      const title = titles.get(route) as keyof (typeof catalogues)['ru'];
      expect.soft(catalogues[locale][text], `${locale} ${route}`).toBe(catalogues[locale][title]);
    }
});

test('every screen is found by its name as it is typed, in five languages', async () => {
  const catalogues = await loadCatalogues();
  for (const locale of locales) {
    const sections = listSections(everyRole).map(({ route, title }) => ({
      route,
      name: catalogues[locale][title],
    }));
    for (const { route, name } of sections)
      expect
        .soft(
          findSections(name, sections)
            .slice(0, 4)
            .map((found) => found.route),
          name,
        )
        .toContain(route);
  }
});

test('who holds no role is shown no desk and no queue; a stranger is shown the ways in', () => {
  const of = (visitor: Parameters<typeof listSections>[0]) => listSections(visitor).map(({ route }) => route);
  const plain = of({ ...stranger, isLoggedIn: true });
  for (const route of ['desk', 'feeds', 'moderateActions', 'deskModeration', 'createAction'])
    expect(plain).not.toContain(route);
  expect(of(stranger)).toEqual(expect.arrayContaining(['login', 'signUp', 'recovery']));
  expect(plain).not.toContain('login');
});
