import { expect, test } from 'vitest';
import { readClaims } from './issuer-claims.ts';

test.each([
  [{ roles: [10, '12', 'admin', 7] }, 'roles', [10, 12]],
  [{ roles: '9, 11' }, 'roles', [9, 11]],
  [{ realm: { access: { roles: ['3'] } } }, 'realm.access.roles', [3]],
  [{}, 'roles', []],
  [{ roles: { 10: true } }, 'roles', []],
])('%o with the claim %s gives the roles %o', (claims, name, roles) => {
  expect(readClaims({ sub: 's', ...claims }, name).roles).toEqual(roles);
});

test('an address counts as verified only when the issuer says so', () => {
  expect(readClaims({ sub: 's', email: 'a@b.ru' }, 'roles')).toMatchObject({
    subject: 's',
    email: 'a@b.ru',
    isEmailVerified: false,
  });
});
