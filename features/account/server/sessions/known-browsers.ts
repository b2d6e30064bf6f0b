import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { browserCookie } from '#platform/server/request-context.ts';
import { hashToken, newToken } from './opaque-token.ts';

/** Days after which a browser that did not sign in is a stranger again. */
const knownBrowserDays = 180;

/** True when this browser signed in to the account before. */
export async function isKnownBrowser(db: Db, browserToken: string, accountId: number): Promise<boolean> {
  const found = await db.query('select from account_browser where token_hash = $1 and account_id = $2', [
    hashToken(browserToken),
    accountId,
  ]);
  return found.length > 0;
}

/** Keeps that this browser signed in to the account; one browser has one token for all its accounts. */
export async function rememberBrowser(
  { db, browser, setCookie }: Pick<RequestContext, 'db' | 'browser' | 'setCookie'>,
  accountId: number,
): Promise<void> {
  const token = browser.token ?? newToken();
  await db.run(
    `insert into account_browser (token_hash, account_id) values ($1, $2)
     on conflict (token_hash, account_id) do update set seen_at = now()`,
    [hashToken(token), accountId],
  );
  setCookie({
    name: browserCookie,
    value: token,
    httpOnly: true,
    maxAgeSeconds: knownBrowserDays * 86_400,
  });
}
