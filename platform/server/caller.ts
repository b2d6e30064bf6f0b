import type { ErrorCode } from '#platform/contract/errors.ts';

/** Who is behind a request: `accountId` null is an anonymous visitor. */
export interface Caller {
  accountId: number | null;
  roles: readonly number[];
  hasActiveLicense: boolean;
  /** Region that the account is linked to, null when none. */
  linkedObjectYugoId: number | null;
  /** Opaque session token from the identity cookie; source of the anti-forgery token. Null without a session. */
  sessionToken: string | null;
  /** Language the account chose, null when never. */
  locale: string | null;
  /** Why a session counts as anonymous although it lives (blocked, limited); what needs a login answers this. */
  refusal?: ErrorCode;
}

/** A visitor without an account. */
export const anonymous: Caller = {
  accountId: null,
  roles: [],
  hasActiveLicense: false,
  linkedObjectYugoId: null,
  sessionToken: null,
  locale: null,
};

/** True for a visitor of whom nothing is known: no account, and no session of the account screens either. */
export function isAnonymous({ accountId, sessionToken }: Caller): boolean {
  return accountId === null && sessionToken === null;
}

/** Finds the caller behind an identity cookie, null when the session ended; the account room provides it. */
export type FindCaller = (sessionToken: string) => Promise<Caller | null>;
