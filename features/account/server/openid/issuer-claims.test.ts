import { expect, test } from 'vitest';
import { readClaims } from './issuer-claims.ts';

test.each([
  [{ roles: [10, '12', 'admin', 7] }, 'roles', [10, 12]],
  [{ roles: '9, 11' }, 'roles', [9, 11]],
  [{ realm: { access: { roles: ['3'] } } }, 'realm.access.roles', [3]],
  [{}, 'roles', []],
  [{ roles: { 10: true } }, 'roles', []],
])('%o with the claim %s gives the roles %o', (claims, name, roles) => {
  expect(
    readClaims({ sub: 's', ...claims }, { ACCOUNT_ROLES_CLAIM: name, ACCOUNT_TRUST_EMAIL: false }).roles,
  ).toEqual(roles);
});

const verified = (email_verified: boolean | undefined, isTrusted: boolean) =>
  readClaims(
    { sub: 's', email: 'a@b.ru', email_verified },
    { ACCOUNT_ROLES_CLAIM: 'roles', ACCOUNT_TRUST_EMAIL: isTrusted },
  ).isEmailVerified;

test('an address counts as verified only when the issuer says so', () => {
  expect([verified(true, false), verified(false, false), verified(undefined, false)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an operator may vouch for addresses of which the issuer says nothing, never for those it denies', () => {
  expect([verified(undefined, true), verified(false, true)]).toEqual([true, false]);
});
