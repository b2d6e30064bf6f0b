import { expect, test } from 'vitest';
import { accountAddress, emptyFields, phoneNumber, profileFields } from './profile-fields.ts';

test('a profile of eleven fields with a name and an address lacks eight; networks that no form asks for are not missed', () => {
  const blank = Object.fromEntries(profileFields.map((field) => [field, null])) as Record<
    (typeof profileFields)[number],
    string | null
  >;
  const empty = emptyFields({
    ...blank,
    firstName: 'Ирина',
    lastName: 'Ковалёва',
    email: 'i@example.org',
    phone: ' ',
  });
  expect(empty).toHaveLength(8);
  expect(empty).toContain('phone');
});

test.each([
  ['vk', 'vk.com/durov', 'https://vk.com/durov'],
  ['vk', 'HTTP://m.vk.com/id1/?from=feed#top', 'https://vk.com/id1'],
  ['twitter', 'https://x.com/user_name', 'https://x.com/user_name'],
  ['twitter', 'https://x.com.evil.example/user', null],
  ['facebook', 'https://facebook.com@evil.example/me', null],
  ['facebook', 'javascript:alert(1)', null],
  ['facebook', 'https://facebook.com/', null],
  ['vk', 'vk.com/a/b', null],
  ['vk', 'vk.com:8080/durov', null],
] as const)('%s takes %s as %s', (service, given, kept) => {
  expect(accountAddress(service, given)).toBe(kept);
});

test.each([
  ['8 (912) 345-67-89', '+79123456789'],
  ['+81 3-1234-5678', '+81312345678'],
  ['12345678', null],
  ['+0 123 456 789', null],
  ['+1234567', null],
  ['+1234567890123456', null],
  ['phone', null],
])('%s is the number %s', (given, kept) => {
  expect(phoneNumber(given)).toBe(kept);
});
