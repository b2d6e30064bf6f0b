import { expect, test } from 'vitest';
import { emailKey, emailProblem, firstNameProblem, passwordProblem, termsProblem } from './account-fields.ts';

test('passwords of 6 and 20 characters are taken, of 5 and 21 refused', () => {
  expect([5, 6, 20, 21].map((count) => passwordProblem('я'.repeat(count)))).toEqual([
    'Account_PasswordLength',
    null,
    null,
    'Account_PasswordLength',
  ]);
  expect(passwordProblem('')).toBe('Account_PasswordRequired');
});

test('a character outside the basic plane counts once', () => {
  expect(passwordProblem('🔑'.repeat(5))).toBe('Account_PasswordLength');
  expect(passwordProblem('🔑'.repeat(20))).toBeNull();
});

test.each(['a@b.ru', ' Ivan.Petrov+x@mail.example.org ', 'почта@пример.рф'])('%s is an address', (text) => {
  expect(emailProblem(text)).toBeNull();
});

test.each([
  'a',
  'a@b',
  'a@@b.ru',
  'a b@c.ru',
  '@b.ru',
  'a@b..ru',
  'a@b.ru\nbcc: x@y.ru',
  '<a@b.ru>',
  `${'a'.repeat(250)}@b.ru`,
])('%s is not an address', (text) => {
  expect(emailProblem(text)).toBe('Account_EmailInvalid');
});

test('an empty field is missing, not wrong', () => {
  expect(emailProblem('  ')).toBe('Account_EmailRequired');
  expect(firstNameProblem(' ')).toBe('Account_FirstNameRequired');
  expect(termsProblem(false)).toBe('Account_TermsRequired');
});

test('one mailbox is one account, however it is written', () => {
  expect(emailKey(' Ivan@Example.ORG ')).toBe('ivan@example.org');
});
