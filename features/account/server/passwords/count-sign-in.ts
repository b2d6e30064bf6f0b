import type { RequestContext } from '#platform/server/context.ts';
import type { StoredAccount } from '../accounts/account-queries.ts';
import { isKnownBrowser } from '../sessions/known-browsers.ts';
import {
  countAttempt,
  forgetAttempts,
  loginByBrowser,
  loginByEmail,
  loginByIp,
  loginByIpAndEmail,
} from './attempts.ts';

/**
 * Counts a try to sign in, before the password is looked at. A browser that signed in to the account before is counted
 * by itself, so that its owner comes in whatever others try. Returns what forgets the tries after the right password.
 */
export async function countSignIn(
  { db, ip, browser }: Pick<RequestContext, 'db' | 'ip' | 'browser'>,
  account: StoredAccount | null,
  emailKey: string,
): Promise<() => Promise<void>> {
  if (account !== null && browser.token !== null && (await isKnownBrowser(db, browser.token, account.id))) {
    const whose = `${browser.token} ${account.id}`;
    await countAttempt(db, loginByBrowser, whose);
    return () => forgetAttempts(db, loginByBrowser, whose);
  }
  const whose = `${ip} ${emailKey}`;
  await countAttempt(db, loginByIp, ip);
  await countAttempt(db, loginByIpAndEmail, whose);
  await countAttempt(db, loginByEmail, emailKey);
  return () => forgetAttempts(db, loginByIpAndEmail, whose);
}
