import { expect, test } from 'vitest';
import { readReturnUrl } from './return-url.ts';

const own = 'https://svodka.example';
const read = (given: string, allowed: string[] = []) => readReturnUrl(given, own, allowed);

test.each(['/ru/regions/1124665/overview?x=1#day', '/', '/ru/search?q=//evil.example'])(
  '%s stays on the site and is kept',
  (given) => {
    expect(read(given)).toBe(given);
  },
);

test('a whole address of this site becomes its path', () => {
  expect(read('https://svodka.example/ru/summary?a=1')).toBe('/ru/summary?a=1');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example/ru',
  'https:evil.example',
  'http://svodka.example/ru',
  'https://svodka.example@evil.example/',
  'https://user:word@svodka.example/',
  'https://svodka.example.evil.example/',
  'https://svodka.example//evil.example',
  '/..//evil.example',
  '/ru//evil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%0d%0aevil',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https%3A%2F%2Fevil.example',
  '%2F%2Fevil.example',
  'ru/summary',
  '',
  `/${'a'.repeat(2001)}`,
])('%s is refused', (given) => {
  expect(read(given)).toBeNull();
});

test('an allow-listed origin is followed whole, another port of it is not', () => {
  expect(read('https://space.example/a?b=1', ['https://space.example'])).toBe('https://space.example/a?b=1');
  expect(read('https://space.example:8443/a', ['https://space.example'])).toBeNull();
});
