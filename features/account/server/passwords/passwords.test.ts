import { expect, test } from 'vitest';
import { hashPassword, verifyPassword, newOneTimePassword } from './passwords.ts';

test('a password opens its own hash and no other', async () => {
  const stored = await hashPassword('right word');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('right word', stored)).toBe(true);
  expect(await verifyPassword('wrong word', stored)).toBe(false);
  expect(await verifyPassword('right word', null)).toBe(false);
});

test('the same password never has the same hash', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('a letter typed as one sign or as two is the same password', async () => {
  expect(await verifyPassword('e\u0301lan vital', await hashPassword('\u00e9lan vital'))).toBe(true);
});

test('one-time passwords are 12 readable characters', () => {
  expect(newOneTimePassword()).toMatch(/^[a-hjkmnp-z2-9]{12}$/);
  expect(newOneTimePassword()).not.toBe(newOneTimePassword());
});
