import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { accountContract } from '../../contract.ts';
import { emailKey } from '../../domain/account-fields.ts';
import { findAccount, findAccountByEmail, letterLocale, setPassword } from '../accounts/account-queries.ts';
import { findProduct, startTrial } from '../accounts/licence-queries.ts';
import { recoveryLetter, unknownAddressLetter } from '../letters/account-letters.ts';
import { confirmByOwner, subscribe } from '../mailing/mailing-queries.ts';
import { countAttempt, letterByEmail, letterByIp, loginByIp, tokenByIp } from '../passwords/attempts.ts';
import { hashPassword, verifyPassword } from '../passwords/hash-password.ts';
import { secretHours } from '../passwords/one-time-password.ts';
import { hashToken, newToken } from '../sessions/opaque-token.ts';
import { deleteSessionsOf, findSession } from '../sessions/session-queries.ts';
import { refuseBarred, signIn } from '../sign-in/handlers.ts';
import { getReturnUrl, refuseUnderIssuer } from '../sign-in/return-address.ts';
import { insertRecovery, takeRecovery } from './recovery-queries.ts';
import { registerAccount } from './register-account.ts';

type RegistrationCalls =
  | 'account/register'
  | '/account/QuickRegister'
  | 'account/startRecovery'
  | 'account/finishRecovery'
  | 'account/replacePassword';

/** Signing up, and getting a password again. */
export const registrationRoutes: Pick<Routes<typeof accountContract>, RegistrationCalls> = {
  async 'account/register'({ firstName, lastName, email }, context) {
    refuseUnderIssuer(context);
    await registerAccount(context, { email, firstName, lastName, subscribeToMailing: true, trialOf: null });
    return { ok: true };
  },
  async '/account/QuickRegister'({ email, product, subscribeToMailing }, context) {
    const found = await findProduct(context.db, product);
    if (!found) throw new AppError('product_not_found', { product });
    if (context.caller.accountId !== null) return startOwnTrial(context, found.id, subscribeToMailing);
    refuseUnderIssuer(context);
    await registerAccount(context, { email, subscribeToMailing, trialOf: found.id });
    return { ok: true };
  },
  async 'account/startRecovery'({ email }, context) {
    const { db, ip, config, mailer, locale } = context;
    refuseUnderIssuer(context);
    await countAttempt(db, letterByIp, ip);
    await countAttempt(db, letterByEmail, emailKey(email));
    const account = await findAccountByEmail(db, email);
    const token = newToken();
    if (account) await insertRecovery(db, hashToken(token), account.id, secretHours);
    const to = {
      email: account?.email ?? email.trim(),
      locale: letterLocale(account, locale),
      publicUrl: config.publicUrl,
    };
    await mailer.send(account ? recoveryLetter(to, token) : unknownAddressLetter(to));
    return { ok: true };
  },
  async 'account/finishRecovery'({ token, password }, context) {
    await countAttempt(context.db, tokenByIp, context.ip);
    const passwordHash = await hashPassword(password);
    const accountId = await context.db.transaction(async (tx) => {
      const found = await takeRecovery(tx, hashToken(token));
      if (found !== null) await setPassword(tx, found, passwordHash);
      return found;
    });
    if (accountId === null) throw new AppError('link_expired');
    return comeInAnew(context, accountId, false);
  },
  async 'account/replacePassword'({ password, currentPassword, returnUrl }, context) {
    const { db, caller } = context;
    const address = getReturnUrl(returnUrl, context);
    const session =
      caller.sessionToken === null ? null : await findSession(db, hashToken(caller.sessionToken));
    if (session === null) throw new AppError('not_authenticated');
    if (!session.replacesPassword)
      await checkCurrentPassword(context, session.accountId, currentPassword ?? '');
    await setPassword(db, session.accountId, await hashPassword(password));
    // The one-time password came by mail, so the address is the person's own, and what registration subscribed may be mailed.
    if (session.replacesPassword) await confirmByOwner(db, (await findAccount(db, session.accountId))!.email);
    return comeInAnew(context, session.accountId, session.remember, address);
  },
};

/** With a fresh password all earlier sessions end and this browser signs in. */
async function comeInAnew(
  context: RequestContext,
  accountId: number,
  remember: boolean,
  address = getReturnUrl(undefined, context),
) {
  const account = (await findAccount(context.db, accountId))!;
  await deleteSessionsOf(context.db, accountId);
  refuseBarred(account);
  return signIn(context, { accountId, remember, replacesPassword: false }, address);
}

async function checkCurrentPassword(
  { db, ip }: RequestContext,
  accountId: number,
  given: string,
): Promise<void> {
  await countAttempt(db, loginByIp, ip);
  const account = await findAccount(db, accountId);
  if (!(await verifyPassword(given, account?.passwordHash ?? null)))
    throw new AppError('invalid_credentials');
}

async function startOwnTrial(
  { db, caller, config, locale }: RequestContext,
  productId: number,
  subscribeToMailing: boolean,
): Promise<{ ok: true }> {
  const accountId = caller.accountId!;
  if (!(await startTrial(db, accountId, productId, config.TRIAL_DAYS))) throw new AppError('trial_used');
  const account = await findAccount(db, accountId);
  if (subscribeToMailing && account) await subscribe(db, account.email, locale, true);
  return { ok: true };
}
