import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { xsrfCookie, xsrfHeader } from '#platform/server/http/anti-forgery.ts';
import { openBalancer } from './balancer.ts';
import { browserOf } from './browser.ts';
import { startProcess } from './server-process.ts';

const { accounts, databaseUrl } = inject('deployment');
/** A second is ten looks of the balancer. */
const settings = { ROLE: 'web', DRAIN_SECONDS: '1', RATE_LIMIT: '0' };
const visitors = 6;

test('two processes that are restarted one after the other lose no request, no session and nothing that was written', async () => {
  const browser = await browserOf(accounts[0]!);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    cookie,
    'x-forwarded-proto': 'https',
    'content-type': 'application/json',
    [xsrfHeader]: browser.cookies.get(xsrfCookie)!,
  };
  const [a, b] = await Promise.all([0, 1].map(() => startProcess(databaseUrl, settings)));
  const balancer = await openBalancer([a!.origin, b!.origin]);
  const over = new AbortController();
  const outcomes: string[] = [];
  const asked = [
    ['GET', '/api/account/getCurrentAccount'],
    ['GET', '/en/quotes'],
    ['POST', '/api/account/setLocale', '{"locale":"pt"}'],
  ] as const;
  const visit = async (at: number): Promise<void> => {
    for (let turn = at; !over.signal.aborted; turn++) {
      const [method, path, body] = asked[turn % asked.length]!;
      const answer = await fetch(balancer.origin + path, { method, headers, body }).catch(() => null);
      await answer?.text();
      outcomes.push(`${path} ${answer?.status}`);
      await wait(10);
    }
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)));
  await a!.stop();
  const successor = await startProcess(databaseUrl, settings);
  balancer.add(successor.origin);
  await expect.poll(async () => (await fetch(`${successor.origin}/readyz`)).status).toBe(200);
  await wait(500);
  await b!.stop();
  over.abort();
  await visiting;
  expect([a!.exitCode(), b!.exitCode()]).toEqual([0, 0]);
  expect(outcomes.length).toBeGreaterThan(100);
  expect(outcomes.filter((outcome) => !outcome.endsWith(' 200'))).toEqual([]);
  const account = await fetch(`${balancer.origin}/api/account/getCurrentAccount`, { headers });
  expect(await account.json()).toMatchObject({ email: accounts[0]!.email, locale: 'pt' });
  await balancer.close();
  await successor.stop();
}, 400_000);
