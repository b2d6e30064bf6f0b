import { expect, test } from 'vitest';
import { isPaywall, paywallAddress } from './paywall-address.ts';

test('the page that was pressed is framed with what was chosen on it, of no other day', () => {
  expect(paywallAddress('/ru/regions/1124666/finance?asOf=2021-10-19&view=table', null)).toBe(
    '/ru/regions/1124666/finance?view=table&wall=1',
  );
});

test.each([
  ['/ru/regions/1124666/overview', '/ru/regions/7/overview?wall=1'],
  ['/en/smb/1/1124666', '/en/smb/1/7?wall=1'],
  ['/en/population/1/1124666', '/en/population/1/7?wall=1'],
  ['/ru/health/1124666', '/ru/health/7?wall=1'],
  ['/ru/maps/rf', '/ru/maps/rf?wall=1'],
  ['/ru/regions-list/incidence', '/ru/regions-list/incidence?wall=1'],
])('of the reader’s own region: %s', (address, framed) => {
  expect(paywallAddress(address, 7)).toBe(framed);
});

test('only a framed page says so', () => {
  expect([isPaywall('?wall=1'), isPaywall('?q=wall'), isPaywall('')]).toEqual([true, false, false]);
});
