import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeWithin } from './stopping.ts';

/** A connection that has sent so much and sends no more. */
function openHalf(port: number, text: string): Promise<Socket> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => done(socket)));
    socket.on('error', () => undefined);
  });
}

test('requests half sent do not hold up the end; one under way is answered', async () => {
  const app = fastify();
  let began = (): void => {};
  const underWay = new Promise<void>((done) => (began = done));
  app.post('/', async () => 'never');
  app.get('/slow', async () => {
    began();
    await new Promise((done) => setTimeout(done, 150));
    return 'whole';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const halves = await Promise.all([
    openHalf(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Half:'),
    openHalf(
      port,
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf',
    ),
  ]);
  const slow = fetch(`http://127.0.0.1:${port}/slow`).then((answer) => answer.text());
  await underWay;
  // Without the cut it would wait for the halves, which Node itself lets be for a minute.
  const started = performance.now();
  await closeWithin(app, 1500);
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(await slow).toBe('whole');
  for (const half of halves) half.destroy();
});
