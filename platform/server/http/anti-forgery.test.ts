import { expect, test } from 'vitest';
import { isXsrfToken, xsrfTokenOf } from './anti-forgery.ts';

test('only the token of this very session is accepted', () => {
  const token = xsrfTokenOf('session-a');
  expect(isXsrfToken(token, 'session-a')).toBe(true);
  expect(isXsrfToken(token, 'session-b')).toBe(false);
  expect(isXsrfToken(`${token}x`, 'session-a')).toBe(false);
  expect(isXsrfToken(undefined, 'session-a')).toBe(false);
});

test('the token does not give the session away', () => {
  expect(xsrfTokenOf('session-a')).not.toContain('session-a');
});
