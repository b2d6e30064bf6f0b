import { beforeAll, describe, expect, inject, test } from 'vitest';
import { resolvedRoutes } from '#app/routes/find-route.ts';
import { xsrfCookie } from '#platform/server/http/anti-forgery.ts';
import { Browser, browserOf } from './browser.ts';
import { publicPages } from './public-pages.ts';
import { openPerson } from './fill-deployment.ts';

/** Every public page of the table, opened by every kind of account and then by a stranger at the same process. */
const pages = publicPages(resolvedRoutes);
const { accounts } = inject('deployment');

test('there are public pages of every kind', () => {
  expect(pages.length).toBeGreaterThan(20);
});

describe.each([
  ['https behind a proxy', false],
  ['plain http', true],
])('over %s', (_scheme, plain) => {
  let secrets: string[];
  let browsers: Browser[];
  const stranger = new Browser({ plain });
  let made = 0;

  beforeAll(async () => {
    browsers = await Promise.all(accounts.map((account) => browserOf(account, { plain })));
    const held = browsers.flatMap(({ cookies }) => [...cookies].filter(([name]) => isSecret(name)));
    secrets = [
      openPerson.email,
      ...accounts.flatMap(({ id, email }) => [String(id), email]),
      ...held.map(([, value]) => value),
    ];
    expect(held.length).toBeGreaterThanOrEqual(2 * accounts.length);
  });

  test.each(pages)('%s shows a stranger nothing of anybody, and everybody themselves', async (path) => {
    for (const [at, account] of accounts.entries()) {
      const own = await browsers[at]!.page(path, at % 2);
      if (own.status === 200) expect(own.text).toContain(account.email);
      if (own.status === 200) made += 1;
      // A session of the account screens would make it a visitor's own page.
      stranger.cookies.clear();
      const strangers = await stranger.page(path, at % 2);
      expect(secrets.filter((secret) => strangers.text.includes(secret))).toEqual([]);
    }
  });

  test.each([
    ['/story/1', 'Headline number 1'],
    ['/embed/covid_cases_new/1124665', '<svg'],
    ['/people/1', openPerson.lastName],
  ])('%s is drawn with what it is about: %s', async (address, content) => {
    // Pages stand in two languages by turns.
    const path = pages.find((page) => page.slice(3) === address);
    if (path === undefined) throw new Error(`${address} is none of the pages`);
    for (const visitor of [stranger, ...browsers.slice(0, 2)]) {
      const { status, text } = await visitor.page(path);
      expect([status, text.includes(content)]).toEqual([200, true]);
    }
  });

  test('most of them are pages that were drawn', () => {
    expect(made).toBeGreaterThan(pages.length * accounts.length * 0.6);
  });
});

function isSecret(cookie: string): boolean {
  return cookie === xsrfCookie || /svodka_(id|browser)$/.test(cookie);
}
