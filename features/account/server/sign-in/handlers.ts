import type { z } from 'zod';
import { findPlace } from '#statistics/places/place-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import { localeCookie } from '#platform/server/request-context.ts';
import type { accountContract } from '../../contract.ts';
import type { Account } from '../../contract/account-shapes.ts';
import { emailKey } from '../../domain/account-fields.ts';
import { readReturnUrl } from '../../domain/return-url.ts';
import {
  findUsableAccount,
  setAccountLocale,
  setOwnRegion,
  type StoredAccount,
} from '../accounts/account-queries.ts';
import { emptyAccount, readCurrentAccount } from '../accounts/current-account.ts';
import { listLicensedProducts } from '../accounts/licence-queries.ts';
import { countSignIn } from '../passwords/count-sign-in.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { endSession, openSession, openVisitorSession, type SessionWish } from '../sessions/open-session.ts';
import { rememberBrowser } from '../sessions/known-browsers.ts';
import { externalLoginUrl, getReturnUrl, refuseUnderIssuer } from './return-address.ts';

const yearSeconds = 31_536_000;

type SignInCalls =
  | 'account/getCurrentAccount'
  | 'account/openVisitorSession'
  | 'account/login'
  | 'account/logout'
  | 'account/setLocale'
  | 'account/setOwnRegion'
  | '/account/getProducts';

/** Who is there, coming in and going out. */
export const signInRoutes: Pick<Routes<typeof accountContract>, SignInCalls> = {
  'account/getCurrentAccount': (_input, { db, caller }) => readCurrentAccount(db, caller.sessionToken),
  'account/openVisitorSession'({ returnUrl }, context) {
    const { config, caller } = context;
    return {
      xsrfToken: openVisitorSession(context),
      returnUrl:
        returnUrl === undefined ? null : readReturnUrl(returnUrl, config.publicUrl, config.RETURN_ORIGINS),
      externalLoginUrl: externalLoginUrl(context, returnUrl),
      isLoggedIn: caller.accountId !== null,
      mustReplacePassword: caller.refusal === 'password_must_be_replaced',
    };
  },
  async 'account/login'({ email, password, remember, returnUrl }, context) {
    const address = getReturnUrl(returnUrl, context);
    refuseUnderIssuer(context, returnUrl);
    const account = await getAccountToSignIn(context, email, password);
    return signIn(context, { accountId: account.id, remember, replacesPassword: account.isOneTime }, address);
  },
  async 'account/logout'(_input, context) {
    await endSession(context);
    noteSecurity(context, 'signed_out', { accountId: context.caller.accountId });
    return { ok: true, signOutUrl: context.config.ACCOUNT_URL === undefined ? null : '/account/signout' };
  },
  async 'account/setLocale'({ locale }, { db, caller, setCookie }) {
    await setAccountLocale(db, caller.accountId!, locale);
    setCookie({ name: localeCookie, value: locale, httpOnly: false, maxAgeSeconds: yearSeconds });
    return { ok: true };
  },
  async 'account/setOwnRegion'({ yugoId }, { db, caller, locale }) {
    const place = await findPlace(db, yugoId, locale);
    if (place?.kind !== 'region') throw new AppError('region_not_found', { yugoId });
    await setOwnRegion(db, caller.accountId!, yugoId);
    return { ok: true };
  },
  async '/account/getProducts'(_input, { db, caller, locale }) {
    const products = await listLicensedProducts(db, caller.accountId!, locale);
    return products.map(({ id, logo, reference, name }) => ({
      ProductId: id,
      Logo: logo,
      Reference: reference,
      Name: name,
    }));
  },
};

/** What a finished sign-in answers; a session that must first replace its password shows the empty account. */
export async function signIn(
  context: RequestContext,
  wish: SessionWish,
  returnUrl: string,
): Promise<SignedIn> {
  const token = await openSession(context, wish);
  await rememberBrowser(context, wish.accountId);
  noteSecurity(context, 'signed_in', { accountId: wish.accountId });
  const account = await readCurrentAccount(context.db, token);
  return {
    account: wish.replacesPassword ? { ...emptyAccount, xsrfToken: account.xsrfToken } : account,
    returnUrl,
    mustReplacePassword: wish.replacesPassword,
  };
}

interface SignedIn {
  account: z.output<typeof Account>;
  returnUrl: string;
  mustReplacePassword: boolean;
}

/** The account whose password this is. What is wrong with an account is told only to who knows its password. */
async function getAccountToSignIn(
  context: RequestContext,
  email: string,
  password: string,
): Promise<StoredAccount> {
  const account = await findUsableAccount(context, email);
  const forget = await countSignIn(context, account, emailKey(email));
  const right = await verifyPassword(password, account?.passwordHash ?? null);
  if (account === null || !right) {
    noteSecurity(context, 'sign_in_refused', { accountId: account?.id ?? null });
    throw new AppError('invalid_credentials');
  }
  await forget();
  refuseBarred(account);
  if (account.oneTimeExpired) throw new AppError('login_failed', { reason: 'one_time_password_expired' });
  return account;
}

/** Refuses an account that is blocked or limited. */
export function refuseBarred({ blocked, limited }: Pick<StoredAccount, 'blocked' | 'limited'>): void {
  if (blocked) throw new AppError('account_blocked');
  if (limited) throw new AppError('account_limited');
}
