import type { RequestContext } from '#platform/server/context.ts';

/** What is noted for who must find out later what happened (docs/operations/observe.md lists them). */
export type SecurityEvent =
  | 'signed_in'
  | 'signed_out'
  | 'sign_in_refused'
  | 'sessions_ended'
  | 'password_changed'
  | 'contact_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'key_made'
  | 'key_revoked'
  | 'deletion_asked'
  | 'recovery_asked'
  | 'registered'
  | 'forgery_refused'
  | 'access_refused'
  | 'too_many_requests';

const expected: ReadonlySet<SecurityEvent> = new Set([
  'signed_in',
  'signed_out',
  'sessions_ended',
  'password_changed',
  'contact_changed',
  'passkey_added',
  'passkey_removed',
  'key_made',
  'key_revoked',
  'deletion_asked',
  'recovery_asked',
  'registered',
]);

/** Facts beside an event: ids and counts, never an address of a mailbox, a password or a token. */
export type SecurityFacts = Record<string, number | string | boolean | null>;

/** Writes one line of the security log: what, which request, from which address, whose account. */
export function noteSecurity(
  { log, requestId, ip }: Pick<RequestContext, 'log' | 'requestId' | 'ip'>,
  event: SecurityEvent,
  facts: SecurityFacts = {},
): void {
  log[expected.has(event) ? 'info' : 'warn']({ security: event, requestId, ip, ...facts }, 'security');
}
