import { xsrfCookie, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { identityCookie, visitorCookie } from '#platform/server/request-context.ts';
import { hashToken, newToken } from './opaque-token.ts';
import { takeBackDeletion } from '../accounts/account-queries.ts';
import { deleteSession, endSurplusSessions, insertSession } from './session-queries.ts';

const daySeconds = 86_400;
/** How long a sign-in lasts on a device that is remembered, and on one that is not. */
const lifeSeconds = { remembered: 60 * daySeconds, usual: daySeconds };

/** What a session is for. */
export interface SessionWish {
  accountId: number;
  remember: boolean;
  replacesPassword: boolean;
}

/** What opening and ending a session needs of a request. */
export type SessionContext = Pick<RequestContext, 'db' | 'caller' | 'setCookie' | 'browser'>;

/** Signs in: always a new token, the session before it ends; returns the token. */
export async function openSession(
  context: SessionContext,
  { accountId, remember, replacesPassword }: SessionWish,
): Promise<string> {
  const { db, caller, setCookie, browser } = context;
  const token = newToken();
  const seconds = remember ? lifeSeconds.remembered : lifeSeconds.usual;
  const before = caller.sessionToken;
  await db.transaction(async (tx) => {
    if (before !== null) await deleteSession(tx, hashToken(before));
    await takeBackDeletion(tx, accountId);
    const { agent } = browser;
    const tokenHash = hashToken(token);
    await insertSession(tx, { tokenHash, accountId, remember, replacesPassword, seconds, agent });
    await endSurplusSessions(tx, accountId);
  });
  const maxAgeSeconds = remember ? seconds : undefined;
  setCookie({ name: identityCookie, value: token, httpOnly: true, maxAgeSeconds });
  setCookie({ name: xsrfCookie, value: xsrfTokenOf(token), httpOnly: false, maxAgeSeconds });
  setCookie({ name: visitorCookie, value: null, httpOnly: true });
  return token;
}

/** Signs out: the session ends in the database and its cookies go. */
export async function endSession({ db, caller, setCookie }: SessionContext): Promise<void> {
  if (caller.sessionToken !== null) await deleteSession(db, hashToken(caller.sessionToken));
  setCookie({ name: identityCookie, value: null, httpOnly: true });
  setCookie({ name: visitorCookie, value: null, httpOnly: true });
  setCookie({ name: xsrfCookie, value: null, httpOnly: false });
}

/** Gives an anonymous visitor of the account screens a session of their own to derive the anti-forgery token from; returns that token. */
export function openVisitorSession({ caller, setCookie }: SessionContext): string {
  const token = caller.sessionToken ?? newToken();
  if (caller.sessionToken === null) setCookie({ name: visitorCookie, value: token, httpOnly: true });
  setCookie({ name: xsrfCookie, value: xsrfTokenOf(token), httpOnly: false });
  return xsrfTokenOf(token);
}
