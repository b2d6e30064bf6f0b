import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { browserOf } from './browser.ts';
import { startProcess } from './server-process.ts';

const { accounts, databaseUrl, origins } = inject('deployment');

test('a process that is restarted loses nobody: sessions and what was written stand at the others and at its successor', async () => {
  const browser = await browserOf(accounts[0]!);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'x-forwarded-proto': 'https' };
  const emailAt = async (origin: string) => {
    const answer = await fetch(`${origin}/api/account/getCurrentAccount`, { headers });
    return ((await answer.json()) as { email: string }).email;
  };
  const first = await startProcess(databaseUrl);
  expect(await emailAt(first.origin)).toBe(accounts[0]!.email);
  expect((await browser.call('account/setLocale', { locale: 'pt' }, 0)).status).toBe(200);

  // A balancer asks another process where one does not answer, or answers that it is leaving.
  const throughBalancer = async (turn: number): Promise<number | string> => {
    const all = [first.origin, ...origins];
    let last: number | string = 'nobody';
    for (const at of all.keys()) {
      const answer = await fetch(`${all[(turn + at) % all.length]}/api/account/getCurrentAccount`, {
        headers,
      })
        .then(({ status }) => status)
        .catch((error: Error) => error.message);
      last = answer;
      if (answer === 200) return answer;
    }
    return last;
  };
  const over = new AbortController();
  const outcomes: (number | string)[] = [];
  const visiting = (async () => {
    while (!over.signal.aborted || outcomes.length < 40) {
      outcomes.push(await throughBalancer(outcomes.length));
      await wait(10);
    }
  })();
  await wait(200);
  await first.stop();
  over.abort();
  await visiting;
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);

  const second = await startProcess(databaseUrl);
  expect(await emailAt(second.origin)).toBe(accounts[0]!.email);
  await second.stop();
}, 400_000);
