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
  /** The key by which a program reads in the account's name; absent for a person. */
  key?: CallerKey;
}

/** What a key may read: what is open to all, what needs a licence, what the account keeps for itself. */
export const keyScopes = ['public', 'licensed', 'own'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A program's key, or the access token it brings, as the gate needs it. */
export interface CallerKey {
  /** Null for an access token of the issuer, which is counted by account and has no record of its use here. */
  id: number | null;
  account: number;
  scopes: readonly KeyScope[];
  /** Calls an hour. */
  perHour: number;
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

/** Who a handler sees: behind a key without the scope `own` stands nobody, so that nothing of the account's can be in an answer. */
export function answeredCaller(caller: Caller): Caller {
  const { key, hasActiveLicense, locale } = caller;
  if (key === undefined || key.scopes.includes('own')) return caller;
  return {
    ...anonymous,
    hasActiveLicense: hasActiveLicense && key.scopes.includes('licensed'),
    locale,
    key,
  };
}

/** Finds the caller behind an identity cookie, null when the session ended; the account room provides it. */
export type FindCaller = (sessionToken: string) => Promise<Caller | null>;
