import { expect, test } from 'vitest';
import { leastComputingMs } from '#platform/server/testing/least-time.ts';
import { parseFeedDate } from './parse-date.ts';

test.each([
  ['Thu, 01 Jan 2004 19:48:21 GMT', '2004-01-01T19:48:21.000Z'],
  ['Thu, 5 Sep 2002 0:00:01 GMT', '2002-09-05T00:00:01.000Z'],
  ['Wed, 1 Jan 2004 22:48 +0300', '2004-01-01T19:48:00.000Z'],
  ['01 Jan 04 19:48:21 EST', '2004-01-02T00:48:21.000Z'],
  ['Thu, 01 Jan 2004 19:48:21 MSK', '2004-01-01T16:48:21.000Z'],
  ['Thu, 01-Jan-04 19:48:21 GMT', '2004-01-01T19:48:21.000Z'],
  ['Thu,  1 January 2004', '2004-01-01T00:00:00.000Z'],
  ['Thu, 01 Jan 2004 24:00:00 GMT', '2004-01-02T00:00:00.000Z'],
  ['Thu, 01 Jan 2004 19:48:21 GMT+0300', '2004-01-01T16:48:21.000Z'],
  ['Thu Jan  1 19:48:21 PST 2004', '2004-01-02T03:48:21.000Z'],
  ['January 4, 2004 4:29 PM', '2004-01-04T16:29:00.000Z'],
])('mail style: %s', (written, iso) => expect(parseFeedDate(written)).toBe(iso));

test.each([
  ['2003-12-31T10:14:55Z', '2003-12-31T10:14:55.000Z'],
  ['2003-12-31T10:14:55.250+03:00', '2003-12-31T07:14:55.250Z'],
  ['2003-12-31T10:14+0300', '2003-12-31T07:14:00.000Z'],
  ['2003-12-31 10:14:55', '2003-12-31T10:14:55.000Z'],
  ['2003-12-31', '2003-12-31T00:00:00.000Z'],
  ['2003-12', '2003-12-01T00:00:00.000Z'],
  ['2003', '2003-01-01T00:00:00.000Z'],
  ['20031231', '2003-12-31T00:00:00.000Z'],
  ['20031231T101455Z', '2003-12-31T10:14:55.000Z'],
  ['2003-365', '2003-12-31T00:00:00.000Z'],
  ['1072865695', '2003-12-31T10:14:55.000Z'],
  ['1072865695000', '2003-12-31T10:14:55.000Z'],
])('ISO style: %s', (written, iso) => expect(parseFeedDate(written)).toBe(iso));

test.each([
  ['Пт, 12 июн 2020 10:00:00 +0300', '2020-06-12T07:00:00.000Z'],
  ['12 мая 2020 г. в 10:00', '2020-05-12T10:00:00.000Z'],
  ['12.05.2020 10:14', '2020-05-12T10:14:00.000Z'],
  ['05/12/2020', '2020-05-12T00:00:00.000Z'],
  ['31/12/2020', '2020-12-31T00:00:00.000Z'],
  ['12 de mayo de 2020', '2020-05-12T00:00:00.000Z'],
  ['sex, 12 fev 2021 08:00:00 -0300', '2021-02-12T11:00:00.000Z'],
  ['lun, 12 ene 2021 08:00:00 GMT', '2021-01-12T08:00:00.000Z'],
  ['2020年5月12日 10時30分', '2020-05-12T01:30:00.000Z'],
])('other languages and places: %s', (written, iso) => expect(parseFeedDate(written)).toBe(iso));

test.each([
  ['Fri,27 Nov 2026 10:00:00 +0300', '2026-11-27T07:00:00.000Z'],
  ['Fri , 27 Nov 2026 10:00:00 GMT', '2026-11-27T10:00:00.000Z'],
  ['Fri, 2026/11/27 10:00:00 +0000', '2026-11-27T10:00:00.000Z'],
  ['2026-11-27T10:00:00Z[UTC]', '2026-11-27T10:00:00.000Z'],
  ['2026-11-27T10:00:00 Europe/Moscow', '2026-11-27T07:00:00.000Z'],
  ['Mon, 27 Jul 2026 10:00:00 America/New_York', '2026-07-27T14:00:00.000Z'],
  ['Fri, 27 Nov 2026 10:00:00 Europe/Atlantis', null],
])('blanks and zones named by a city: %s', (written, iso) => expect(parseFeedDate(written)).toBe(iso));

test.each([
  '',
  'yesterday',
  '12',
  'Thu, 45 Jan 2004',
  '2004-13-01',
  'Thu, 01 Foo 2004 10:00:00',
  '99999999999999999999',
])('no date: "%s"', (written) => expect(parseFeedDate(written)).toBeNull());

test('a long nonsense is given up at once', async () => {
  const nonsense = `${'1'.repeat(50_000)} ${'a '.repeat(50_000)}`;
  const spent = await leastComputingMs(200, () => expect(parseFeedDate(nonsense)).toBeNull());
  expect(spent).toBeLessThan(200);
});
