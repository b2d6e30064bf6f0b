import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import type { accountContract } from '../../contract.ts';
import { emailKey } from '../../domain/account-fields.ts';
import { findAccount, findUsableAccount, letterLocale, setPassword } from '../accounts/account-queries.ts';
import { findProduct, startTrial, startWantedTrial } from '../accounts/licence-queries.ts';
import { passwordChangedLetter, recoveryLetter, unknownAddressLetter } from '../letters/account-letters.ts';
import { tellOwner } from '../letters/tell-owner.ts';
import { confirmByOwner, subscribe } from '../mailing/mailing-queries.ts';
import {
  countAttempt,
  isWithinLimit,
  letterByEmail,
  letterByIp,
  letterByIpAndEmail,
  tokenByIp,
} from '../passwords/attempts.ts';
import { countSignIn } from '../passwords/count-sign-in.ts';
import { hashPassword, verifyPassword, secretHours } from '../passwords/passwords.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { hashToken, newToken } from '../sessions/opaque-token.ts';
import { deleteSessionsOf, findSession } from '../sessions/session-queries.ts';
import { refuseBarred, signIn } from '../sign-in/handlers.ts';
import { getReturnUrl, refuseUnderIssuer } from '../sign-in/return-address.ts';
import { listPasskeys } from '../passkeys/passkey-queries.ts';
import { endRecoveries, insertRecovery, takeRecovery } from './recovery-queries.ts';
import { registerAccount } from './register-account.ts';

/** The product a sign-up asks the trial of. */
const trialProduct = 'analytics';

type RegistrationCalls =
  | 'account/register'
  | '/account/QuickRegister'
  | 'account/startRecovery'
  | 'account/finishRecovery'
  | 'account/replacePassword';

/** Signing up, and getting a password again. */
export const registrationRoutes: Pick<Routes<typeof accountContract>, RegistrationCalls> = {
  async 'account/register'({ firstName, lastName, email, subscribeToMailing, returnUrl }, context) {
    refuseUnderIssuer(context);
    const trialOf = (await findProduct(context.db, trialProduct))?.id ?? null;
    await registerAccount(context, { email, firstName, lastName, subscribeToMailing, trialOf, returnUrl });
    return { ok: true };
  },
  async '/account/QuickRegister'({ email, product, subscribeToMailing, returnUrl }, context) {
    const found = await findProduct(context.db, product);
    if (!found) throw new AppError('product_not_found', { product });
    if (context.caller.accountId !== null) return startOwnTrial(context, found.id, subscribeToMailing);
    refuseUnderIssuer(context);
    await registerAccount(context, { email, subscribeToMailing, trialOf: found.id, returnUrl });
    return { ok: true };
  },
  async 'account/startRecovery'({ email }, context) {
    const { db, ip, config, mailer, locale } = context;
    refuseUnderIssuer(context);
    await countAttempt(db, letterByIp, ip);
    await countAttempt(db, letterByIpAndEmail, `${ip} ${emailKey(email)}`);
    const account = await findUsableAccount(context, email);
    noteSecurity(context, 'recovery_asked', { accountId: account?.id ?? null });
    // Beyond so many letters the owner has working links enough: others asking neither flood nor void them.
    if (!(await isWithinLimit(db, letterByEmail, emailKey(email)))) return { ok: true };
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
  async 'account/finishRecovery'({ token, password, returnUrl }, context) {
    const wanted = getReturnUrl(returnUrl, context);
    await countAttempt(context.db, tokenByIp, context.ip);
    await refuseWeakPassword(password);
    const passwordHash = await hashPassword(password);
    const done = await context.db.transaction(async (tx) => {
      const found = await takeRecovery(tx, hashToken(token));
      if (found === null) return null;
      const { email, isOneTime } = (await findAccount(tx, found))!;
      await refuseWeakPassword(password, email);
      await setPassword(tx, found, passwordHash);
      if (isOneTime) await confirmByOwner(tx, email);
      return { accountId: found, isFirst: isOneTime };
    });
    if (done === null) throw new AppError('link_expired');
    const { locale, db } = context;
    const { accountId, isFirst } = done;
    const keys = await listPasskeys(db, accountId);
    // A key that somebody left on the account opens it still: its owner looks through them first.
    const address = keys.length > 0 ? `/${locale}/settings/password?review=passkeys` : wanted;
    return comeInAnew(context, { accountId, remember: false, address, isFirst });
  },
  async 'account/replacePassword'({ password, currentPassword, returnUrl }, context) {
    const { db, caller } = context;
    const address = getReturnUrl(returnUrl, context);
    const session =
      caller.sessionToken === null ? null : await findSession(db, hashToken(caller.sessionToken));
    if (session === null) throw new AppError('not_authenticated');
    if (!session.replacesPassword)
      await checkCurrentPassword(context, session.accountId, currentPassword ?? '');
    const { email } = (await findAccount(db, session.accountId))!;
    await refuseWeakPassword(password, email);
    await setPassword(db, session.accountId, await hashPassword(password));
    await endRecoveries(db, session.accountId);
    // The one-time password came by mail, so the address is the person's own, and what registration subscribed may be mailed.
    if (session.replacesPassword) await confirmByOwner(db, email);
    const { accountId, remember, replacesPassword: isFirst } = session;
    return comeInAnew(context, { accountId, remember, address, isFirst });
  },
};

/** With a fresh password all earlier sessions end and this browser signs in; the owner is told of any but the first one. */
async function comeInAnew(
  context: RequestContext,
  {
    accountId,
    remember,
    address,
    isFirst,
  }: { accountId: number; remember: boolean; address: string; isFirst: boolean },
) {
  const account = (await findAccount(context.db, accountId))!;
  await deleteSessionsOf(context.db, accountId);
  noteSecurity(context, 'password_changed', { accountId });
  const { length: passkeys } = await listPasskeys(context.db, accountId);
  if (!isFirst) await tellOwner(context, account, (to) => passwordChangedLetter(to, passkeys));
  refuseBarred(account);
  await context.db.transaction((tx) => startWantedTrial(tx, accountId, context.config.TRIAL_DAYS));
  return signIn(context, { accountId, remember, replacesPassword: false }, address);
}

/** Refuses unless this is the account's password; counted like a sign-in. */
export async function checkCurrentPassword(
  context: RequestContext,
  accountId: number,
  given: string,
): Promise<void> {
  const { db } = context;
  const account = (await findAccount(db, accountId))!;
  const forget = await countSignIn(context, account, emailKey(account.email));
  if (!(await verifyPassword(given, account.passwordHash))) {
    noteSecurity(context, 'sign_in_refused', { accountId });
    throw new AppError('invalid_credentials', { reason: 'wrong_password' });
  }
  await forget();
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
