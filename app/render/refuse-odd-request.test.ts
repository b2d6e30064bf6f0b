import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { refuseOddRequest } from './serve-pages.ts';

const ask = (url: string) => () => refuseOddRequest({ method: 'GET', headers: {}, url } as FastifyRequest);

test.each(['/ru/%0d%0aSet-Cookie:x=1', '/ru/a%0Ab', '/ru/%E2%80%A8', '/ru/%00', '/ru/%', '/ru/?text=%00'])(
  '%s is no address of a page',
  (url) => {
    expect(ask(url)).toThrow(AppError);
  },
);

const post = (type: string | undefined) => () =>
  refuseOddRequest({ method: 'POST', headers: { 'content-type': type }, url: '/ru/login' } as FastifyRequest);

test.each([
  undefined,
  '',
  'text/plain',
  'application/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded, text/plain',
  'a/b;;;=',
])('a page takes nothing that is sent as %j', (type) => {
  expect(post(type)).toThrow(expect.objectContaining({ code: 'unsupported_type' }));
});

test.each(['application/x-www-form-urlencoded', 'Application/X-WWW-Form-Urlencoded ; charset=UTF-8'])(
  'a page takes a plain form, sent as %j',
  (type) => {
    expect(post(type)).not.toThrow();
  },
);

test('a text of several lines may be asked for', () => {
  expect(ask('/ru/search?text=two%0Alines')).not.toThrow();
});
