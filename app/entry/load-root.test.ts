import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#platform/web/api.ts';
import { apiContext } from '#platform/web/page.ts';
import { loadRoot } from './load-root.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The root's data where the account call takes so long. */
function load(accountMs: number) {
  const account = { id: '7' };
  const call = (name: string) =>
    new Promise((done) =>
      setTimeout(() => done(account), name === 'account/getCurrentAccount' ? accountMs : 0),
    );
  const context = new RouterContextProvider();
  context.set(apiContext, { call } as Api);
  return loadRoot({ context, request: new Request('http://127.0.0.1/ru/summary') });
}

test('an account that takes three seconds is left to the browser after two; one that takes one is known', async () => {
  const [slow, quick] = [load(3000), load(1000)];
  await vi.advanceTimersByTimeAsync(2000);
  expect((await slow).known).toEqual({ error: 'slow' });
  expect((await quick).known).toEqual({ account: { id: '7' } });
});
