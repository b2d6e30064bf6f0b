import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { accountContract } from '../../contract.ts';
import { emailKey } from '../../domain/account-fields.ts';
import { findAccount } from '../accounts/account-queries.ts';
import { confirmMailingLetter } from '../letters/account-letters.ts';
import { countAttempt, letterByEmail, letterByIp, tokenByIp } from '../passwords/attempts.ts';
import { confirmByToken, subscribe, unsubscribeByEmail, unsubscribeByToken } from './mailing-queries.ts';

type MailingCalls =
  | '/account/subscribeToMailing'
  | '/account/unsubscribeFromMailing'
  | 'account/confirmMailing'
  | 'account/unsubscribeByLetter';

/** The digest by mail: coming and going. */
export const mailingRoutes: Pick<Routes<typeof accountContract>, MailingCalls> = {
  async '/account/subscribeToMailing'({ email }, { db, caller, locale, config, mailer, ip }) {
    const account = caller.accountId === null ? null : await findAccount(db, caller.accountId);
    const address = email ?? account?.email;
    if (address === undefined)
      throw new AppError('bad_request', { fields: [{ path: 'email', message: 'Account_EmailRequired' }] });
    const isOwn = account !== null && emailKey(account.email) === emailKey(address);
    if (isOwn) return { confirmed: (await subscribe(db, address, locale, true)).confirmed };
    await countAttempt(db, letterByIp, ip);
    await countAttempt(db, letterByEmail, emailKey(address));
    const { token } = await subscribe(db, address, locale, false);
    await mailer.send(
      confirmMailingLetter({ email: address.trim(), locale, publicUrl: config.publicUrl }, token),
    );
    // Whether the address was confirmed before is nobody else's business: the answer is always the same.
    return { confirmed: false };
  },
  async '/account/unsubscribeFromMailing'(_input, { db, caller }) {
    const account = await findAccount(db, caller.accountId!);
    if (account) await unsubscribeByEmail(db, account.email);
    return { ok: true };
  },
  async 'account/confirmMailing'({ token }, { db, ip }) {
    await countAttempt(db, tokenByIp, ip);
    if (!(await confirmByToken(db, token))) throw new AppError('link_expired');
    return { ok: true };
  },
  async 'account/unsubscribeByLetter'({ token }, { db, ip }) {
    await countAttempt(db, tokenByIp, ip);
    if (!(await unsubscribeByToken(db, token))) throw new AppError('link_expired');
    return { ok: true };
  },
};
