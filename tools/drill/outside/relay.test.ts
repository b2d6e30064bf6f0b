import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRelay, type Relay } from './relay.ts';

const slowMs = 200;
let service: Server;
let relay: Relay;
beforeAll(async () => {
  service = createServer((_request, response) => response.end('served')).listen(0, '127.0.0.1');
  await once(service, 'listening');
  relay = await openRelay((service.address() as AddressInfo).port, slowMs);
});
afterAll(async () => {
  await relay.close();
  service.close();
});

/** What a caller is answered within a time; why not, where nothing came. */
async function answer(timeoutMs = 5_000): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await (await fetch(`http://127.0.0.1:${relay.port}`, { signal })).text();
  } catch (error) {
    return signal.aborted ? 'silence' : ((error as Error).cause as NodeJS.ErrnoException).code!;
  }
}

test('a service behind the relay is there, refuses, says nothing or is slow as told, at one address, and is there again after each', async () => {
  expect(await answer()).toBe('served');
  await relay.behave('away');
  expect(await answer()).toBe('ECONNREFUSED');
  await relay.behave('silent');
  expect(await answer(300)).toBe('silence');
  await relay.behave('slow');
  const began = performance.now();
  expect(await answer()).toBe('served');
  expect(performance.now() - began).toBeGreaterThanOrEqual(slowMs - 5);
  await relay.behave('well');
  expect(await answer()).toBe('served');
});
