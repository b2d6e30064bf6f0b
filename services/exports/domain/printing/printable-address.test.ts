import { expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { changesState, pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { mayPageAsk, printableAddress } from './printable-address.ts';

test('a tab of a dossier and the summary are printed with their choices, without a fragment', () => {
  expect(printableAddress('/ru/regions/1124665/overview?asOf=2021-07-01#top')).toEqual({
    locale: 'ru',
    address: '/ru/regions/1124665/overview?asOf=2021-07-01',
    fileName: 'svodka-1124665-overview.pdf',
  });
  expect(printableAddress('/en/summary?paper=a3')?.fileName).toBe('svodka-summary.pdf');
  expect(printableAddress('/ru/explore?i=grp&p=1124665')).toEqual({
    locale: 'ru',
    address: '/ru/explore?i=grp&p=1124665',
    fileName: 'svodka-view.pdf',
  });
});

test('an industry in a place and a branch are printed under their codes', () => {
  expect(printableAddress('/ru/department/1124665/147/47/0?diagram=parts')?.fileName).toBe(
    'svodka-1124665-47.pdf',
  );
  expect(printableAddress('/en/department/1124665/147/47/0/47.11/geo')?.fileName).toBe(
    'svodka-1124665-47.pdf',
  );
  expect(printableAddress('/es/industries/2?year=2016')?.fileName).toBe('svodka-industry-2.pdf');
  expect(printableAddress('/ru/department/1/147/47/2')).toBeNull();
});

test('a dashboard and a measure are printed as they are read; a form is not', () => {
  expect(printableAddress('/ru/dashboard/1124665/health?asOf=2021-07-01')?.fileName).toBe(
    'svodka-dashboard-1124665.pdf',
  );
  expect(printableAddress('/ru/actions/17?version=2')).toMatchObject({
    address: '/ru/actions/17?version=2',
    fileName: 'svodka-measure-17.pdf',
  });
  for (const form of ['/ru/actions/0', '/ru/actions/17/edit', '/ru/actions/17/moderate'])
    expect(printableAddress(form)).toBeNull();
});

test('a board is printed by its number or its secret, and the secret is not in the name of the file', () => {
  expect(printableAddress('/ru/boards/5')?.fileName).toBe('svodka-board-5.pdf');
  expect(printableAddress('/en/boards/Zx_9-abcdefghijklmnopqrstuvwxyz01')).toEqual({
    locale: 'en',
    address: '/en/boards/Zx_9-abcdefghijklmnopqrstuvwxyz01',
    fileName: 'svodka-board.pdf',
  });
  for (const none of ['/ru/boards', '/ru/boards/0', '/ru/boards/5/edit', '/ru/boards/../settings'])
    expect(printableAddress(none)).toBeNull();
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

test('what a printed page posts only reads, and it posts a projection', () => {
  const calls: [string, Endpoint][] = Object.entries(contract);
  const posted = calls.filter(([key]) => mayPageAsk('POST', pathOf(key)));
  expect(posted.map(([key]) => key)).toEqual(['modeling/getPeopleStatsForecast']);
  expect(posted.filter(([, call]) => changesState(call))).toEqual([]);
  expect(mayPageAsk('DELETE', '/api/modeling/getPeopleStatsForecast')).toBe(false);
});
