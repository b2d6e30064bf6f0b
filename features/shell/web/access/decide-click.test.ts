import { expect, test } from 'vitest';
import { findRoute } from '#app/routes/find-route.ts';
import { decideClick } from './decide-click.ts';

const accessOf = (path: string) => findRoute(path)?.access ?? null;
const from = (address: string, hasActiveLicense: boolean) => ({
  here: new URL(address, 'https://svodka.test'),
  hasActiveLicense,
  accessOf,
});
const kinds = (hrefs: string[], hasActiveLicense: boolean) =>
  hrefs.map((href) => decideClick(href, from('/ru/', hasActiveLicense)).kind);

const protectedLinks = [
  '/ru/maps/rf',
  '/ru/regions-list/incidence',
  '/ru/regions/1180665/overview',
  '/ru/actions/0',
  '/ru/dashboard/1',
  '/ru/dossier/company/7',
  '/ru/ratings',
  '/ru/models/family',
];
const openLinks = [
  '/ru/',
  '/ru/news',
  '/ru/news/35',
  '/ru/news/index/7',
  '/ru/rubric/4',
  '/ru/search?q=a',
  '/ru/landing',
  '/ru/terms',
  '/ru/main/1124665/exclusive',
  '/ru/login',
  '/ru/profile',
  '/ru/settings/general',
  '/en/',
  'https://tass.ru/x',
  'mailto:help@example.org',
  '/api/docs',
];

test('without a licence a link to a protected page opens get-access', () => {
  expect(new Set(kinds(protectedLinks, false))).toEqual(new Set(['access']));
  expect(decideClick('/ru/maps/rf?x=1', from('/ru/', false))).toEqual({
    kind: 'access',
    wanted: '/ru/maps/rf?x=1',
  });
});

test('public pages, the account and other hosts always pass', () => {
  expect(new Set(kinds(openLinks, false))).toEqual(new Set(['pass']));
});

test('with a licence every link passes', () => {
  expect(new Set(kinds([...protectedLinks, ...openLinks], true))).toEqual(new Set(['pass']));
});

test('the chosen day is kept on links of the site that do not name one', () => {
  const travelling = from('/ru/news?asOf=2020-06-08', true);
  expect(decideClick('/ru/rubric/4', travelling)).toEqual({ kind: 'go', to: '/ru/rubric/4?asOf=2020-06-08' });
  expect(decideClick('/ru/rubric/4?asOf=now', travelling).kind).toBe('pass');
  expect(decideClick('https://tass.ru/', travelling).kind).toBe('pass');
  expect(decideClick('/ru/news', travelling).kind).toBe('pass');
});

test('a file that the page made itself is saved on a chosen day as on any other, with and without a licence', () => {
  for (const file of ['blob:https://svodka.test/0b1f6c6e-93a1-4d2f', 'data:text/csv,a'])
    for (const hasLicence of [true, false])
      expect(decideClick(file, from('/ru/models/population/1124666?asOf=2021-10-20', hasLicence))).toEqual({
        kind: 'pass',
      });
});
