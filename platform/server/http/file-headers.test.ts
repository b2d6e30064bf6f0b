import fastify from 'fastify';
import { expect, test } from 'vitest';
import { dropPageHeaders } from './file-headers.ts';

test.each([
  ['text/css; charset=utf-8', undefined],
  ['font/woff2', undefined],
  ['text/javascript; charset=utf-8', undefined],
  ['text/html; charset=utf-8', 'SAMEORIGIN'],
  ['image/svg+xml', 'SAMEORIGIN'],
  ['application/json', 'SAMEORIGIN'],
])('%s: what may frame a page is said %s, what kind it is always', async (type, framing) => {
  const app = fastify();
  app.addHook('onSend', async (_request, reply) => void dropPageHeaders(reply));
  app.get('/', (_request, reply) =>
    reply
      .type(type)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-content-type-options', 'nosniff')
      .send('a'),
  );
  const { headers } = await app.inject('/');
  expect(headers['x-frame-options']).toBe(framing);
  expect(headers['x-content-type-options']).toBe('nosniff');
  await app.close();
});
