import { createHash, timingSafeEqual } from 'node:crypto';

/** Name of the readable cookie and of the header that must return its value. */
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';

/** The anti-forgery token of a session: derived, so that nothing is stored and a foreign site cannot guess it. */
export function xsrfTokenOf(sessionToken: string): string {
  return createHash('sha256').update(`xsrf:${sessionToken}`).digest('base64url');
}

/** True when `given` is the token of this session, compared in constant time. */
export function isXsrfToken(given: unknown, sessionToken: string): boolean {
  if (typeof given !== 'string') return false;
  const wanted = Buffer.from(xsrfTokenOf(sessionToken));
  const actual = Buffer.from(given);
  return wanted.length === actual.length && timingSafeEqual(wanted, actual);
}
