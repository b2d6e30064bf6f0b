import { expect, inject, test } from 'vitest';
import { pathOf } from '#platform/contract/endpoint.ts';
import { Browser, browserOf } from './browser.ts';
import type { Account } from './fill-deployment.ts';

const { accounts } = inject('deployment');
const account = accounts[0]!;
const emailAt = async (browser: Browser, at: number) =>
  ((await browser.call('account/getCurrentAccount', {}, at)).body as { email: string }).email;

test.each(accounts.map((each) => [each.email, each] as const))(
  '%s signs in at one process and is signed in at both',
  async (email, each: Account) => {
    const browser = await browserOf(each);
    expect([await emailAt(browser, 0), await emailAt(browser, 1)]).toEqual([email, email]);
  },
);

test('the session travels over https alone, under a name no sister site can plant', async () => {
  const browser = await browserOf(account);
  const names = [...browser.cookies.keys()];
  expect(names).toContain('__Host-svodka_id');
  const planted = new Browser();
  planted.cookies.set('svodka_id', browser.cookies.get('__Host-svodka_id')!);
  expect(await emailAt(planted, 0)).toBe('');
});

test('who logs out at one process is a stranger at the other', async () => {
  const browser = new Browser();
  expect(await browser.signIn(account)).toBe(200);
  const session = browser.cookies.get('__Host-svodka_id')!;
  expect((await browser.call('account/logout', {}, 0)).status).toBeLessThan(300);
  expect(browser.cookies.has('__Host-svodka_id')).toBe(false);
  const kept = new Browser();
  kept.cookies.set('__Host-svodka_id', session);
  expect(await emailAt(kept, 1)).toBe('');
});

test('a wrong password is counted by both processes together', async () => {
  const browser = new Browser();
  const visit = await browser.call('account/openVisitorSession');
  const { xsrfToken } = visit.body as { xsrfToken: string };
  const tries: number[] = [];
  for (let at = 0; at < 11; at++) {
    const { status } = await browser.send(pathOf('account/login'), {
      at: at % 2,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong-2020' }),
    });
    tries.push(status);
  }
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});
