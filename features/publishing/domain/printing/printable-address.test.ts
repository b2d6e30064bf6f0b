import { expect, test } from 'vitest';
import { printableAddress } from './printable-address.ts';

test('a tab of a dossier and the summary are printed with their choices, without a fragment', () => {
  expect(printableAddress('/ru/regions/1124665/overview?asOf=2021-07-01#top')).toEqual({
    locale: 'ru',
    address: '/ru/regions/1124665/overview?asOf=2021-07-01',
    fileName: 'svodka-1124665-overview.pdf',
  });
  expect(printableAddress('/en/summary?paper=a3')?.fileName).toBe('svodka-summary.pdf');
});

test.each([
  ['another site', 'https://example.org/ru/summary'],
  ['another host behind two slashes', '//example.org/ru/summary'],
  ['a backslash that browsers take for a slash', '/\\example.org/ru/summary'],
  ['a way out of the path', '/ru/regions/1/../../settings'],
  ['an escaped way out', '/ru/regions/1/%2e%2e/%2e%2e/settings'],
  ['a page that is not printed', '/ru/settings'],
  ['a language that is not spoken', '/de/summary'],
  ['a tab that does not exist', '/ru/regions/1/secrets'],
  ['a script', 'javascript:alert(1)'],
  ['nothing', ''],
])('%s is not printed', (_what, address) => {
  expect(printableAddress(address)).toBeNull();
});
