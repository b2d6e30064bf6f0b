import { expect, test } from 'vitest';
import { contactOf, securityText } from './serve-root-files.ts';

test('who is written to is SECURITY_CONTACT, else the help line, else nobody', () => {
  expect(contactOf({ SECURITY_CONTACT: 'https://a.test/report', HELP_EMAIL: 'help@a.test' })).toBe(
    'https://a.test/report',
  );
  expect(contactOf({ SECURITY_CONTACT: undefined, HELP_EMAIL: 'help@a.test' })).toBe('mailto:help@a.test');
  expect(contactOf({ SECURITY_CONTACT: undefined, HELP_EMAIL: undefined })).toBeNull();
});

test('the file has the lines that RFC 9116 wants, and expires within a year', () => {
  const text = securityText('mailto:help@a.test', 'https://a.test', new Date('2026-11-28T10:00:00Z'));
  expect(text).toBe(
    'Contact: mailto:help@a.test\nExpires: 2027-05-27T00:00:00.000Z\nPreferred-Languages: ru, en, ja, pt, es\nCanonical: https://a.test/.well-known/security.txt\n',
  );
});
