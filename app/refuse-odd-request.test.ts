import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { refuseOddRequest } from './refuse-odd-request.ts';

const ask = (url: string) => () => refuseOddRequest({ method: 'GET', headers: {}, url } as FastifyRequest);

test.each(['/ru/%0d%0aSet-Cookie:x=1', '/ru/a%0Ab', '/ru/%E2%80%A8', '/ru/%00', '/ru/%', '/ru/?text=%00'])(
  '%s is no address of a page',
  (url) => {
    expect(ask(url)).toThrow(AppError);
  },
);

test('a text of several lines may be asked for', () => {
  expect(ask('/ru/search?text=two%0Alines')).not.toThrow();
});
