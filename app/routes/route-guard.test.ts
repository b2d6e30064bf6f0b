import { expect, test } from 'vitest';
import { isHidden, loginAddressFor } from './route-guard.ts';

test('the gallery is shown beside the sample’s accounts alone, in every spelling of its address', () => {
  for (const path of ['/ru/dev/gallery', '/en/DEV/gallery/', '/ru/dev/gallery.data']) {
    expect(isHidden(path, { sampleAccounts: false })).toBe(true);
    expect(isHidden(path, { sampleAccounts: true })).toBe(false);
  }
  expect(isHidden('/ru/', { sampleAccounts: false })).toBe(false);
});

test('the way to the login takes the page along, unless its address is too long for a header', () => {
  const visitor = { accountId: null };
  const short = '/ru/profile?x=1';
  expect(loginAddressFor('/ru/profile', short, visitor, 'ru')).toBe(
    '/ru/login?returnUrl=%2Fru%2Fprofile%3Fx%3D1',
  );
  expect(loginAddressFor('/ru/profile', `/ru/profile?x=${'я'.repeat(5000)}`, visitor, 'ru')).toBe(
    '/ru/login',
  );
});
