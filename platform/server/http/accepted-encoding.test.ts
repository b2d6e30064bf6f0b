import { expect, test } from 'vitest';
import { acceptedEncoding, encodings } from './accepted-encoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['brotli, xgzip', undefined],
  ['gzip;q=0.5', 'gzip'],
])('Accept-Encoding %j is answered with %j', (header, form) => {
  expect(acceptedEncoding(header, encodings)).toBe(form);
});

test('a form that was not offered is not chosen', () => {
  expect(acceptedEncoding('br', ['gzip'])).toBeUndefined();
});
