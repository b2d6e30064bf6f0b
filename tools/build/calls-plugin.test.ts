import { expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { writeCalls } from './calls-plugin.ts';

test('the browser knows the verb of every call by its name', async () => {
  const { calls } = (await import(`data:text/javascript,${encodeURIComponent(writeCalls(contract))}`)) as {
    calls: Record<string, string>;
  };
  const verbs = Object.entries(contract).map(([name, { verb }]) => [name, verb]);
  expect(calls).toEqual(Object.fromEntries(verbs));
});
