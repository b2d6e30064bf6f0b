import { expect, inject, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { changesState, pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { Browser, browserOf } from './browser.ts';

/** Every call there is: what the contract says of it, and the address. */
const calls = Object.entries(contract as Record<string, Endpoint>).map(([key, endpoint]) => ({
  ...endpoint,
  key,
  path: pathOf(key).replaceAll(/:\w+/g, '1'),
}));
const { accounts } = inject('deployment');

/** Statuses of these calls, made without a body: who may not call is refused before one is read. */
async function statusesOf(browser: Browser, asked: typeof calls): Promise<Record<string, number>> {
  const answers = await Promise.all(
    asked.map(
      async ({ key, path, verb }) => [key, (await browser.send(path, { method: verb })).status] as const,
    ),
  );
  return Object.fromEntries(answers);
}

const all = (asked: typeof calls, status: number) =>
  Object.fromEntries(asked.map(({ key }) => [key, status]));

test('a stranger is refused by every call that is not public, whichever process answers', async () => {
  const closed = calls.filter(({ access, roles }) => access !== 'public' || roles !== undefined);
  expect(closed.length).toBeGreaterThan(150);
  expect(await statusesOf(new Browser(), closed)).toEqual(all(closed, 401));
});

test('an account without roles is refused by every call that needs one', async () => {
  const reader = accounts.find(({ roles }) => roles.length === 0)!;
  const closed = calls.filter(({ roles }) => roles !== undefined);
  expect(closed.length).toBeGreaterThan(50);
  expect(await statusesOf(await browserOf(reader), closed)).toEqual(all(closed, 403));
});

test('nothing is changed by whoever does not bring the token of their session, super user or not', async () => {
  const changing = calls.filter((call) => changesState(call) && call.roles === undefined);
  const chief = accounts.find(({ roles }) => roles.includes(3))!;
  expect(await statusesOf(await browserOf(chief), changing)).toEqual(all(changing, 403));
});
