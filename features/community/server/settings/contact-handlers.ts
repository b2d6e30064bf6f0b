import {
  alreadyRegisteredLetter,
  checkCurrentPassword,
  countAttempt,
  endEarlierAccess,
  findAccount,
  findAccountByEmail,
  hashToken,
  isWithinLimit,
  letterByEmail,
  letterLocale,
  refuseUnderIssuer,
  type AttemptLimit,
} from '#features/account/public.server.ts';
import { emailKey } from '#features/account/public.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import type { settingsContract } from '../../contract/settings-calls.ts';
import { phoneNumber } from '../../domain/profile/profile-fields.ts';
import { codeRules } from '../../domain/contact-code.ts';
import { codeLetter, movedLetter } from './letters.ts';
import { keepChange, moveEmail, newCode, takeChange, tryCode } from './contact-queries.ts';

/** Codes that one account may ask for. */
const codesByAccount: AttemptLimit = { kind: 'contact-code', most: 5, windowSeconds: 3600 };

type ContactCalls = 'people/startContactChange' | 'people/confirmContactChange';

/** A new e-mail or phone, in two steps. */
export const contactRoutes: Pick<Routes<typeof settingsContract>, ContactCalls> = {
  async 'people/startContactChange'({ kind, value, password }, context) {
    const { db, caller, mailer, config, locale } = context;
    const accountId = caller.accountId!;
    if (kind === 'email') refuseUnderIssuer(context);
    await countAttempt(db, codesByAccount, String(accountId));
    const account = (await findAccount(db, accountId))!;
    // An account of an external service has no password here to ask for.
    if (kind === 'email' || account.passwordHash !== null)
      await checkCurrentPassword(context, accountId, password);
    const code = newCode();
    const kept = kind === 'email' ? value : phoneNumber(value)!;
    const expiresAt = await keepChange(db, accountId, { kind, value: kept, code });
    const to = {
      email: kind === 'email' ? kept : account.email,
      locale: letterLocale(account, locale),
      publicUrl: config.publicUrl,
    };
    if (!(await isWithinLimit(db, letterByEmail, emailKey(to.email)))) return { expiresAt };
    const holder = kind === 'email' ? await findAccountByEmail(db, kept) : null;
    const isTaken = holder !== null && holder.id !== accountId;
    await mailer.send(isTaken ? alreadyRegisteredLetter(to) : codeLetter(to, { kind, code }));
    return { expiresAt };
  },
  async 'people/confirmContactChange'({ kind, code }, context) {
    const { db, caller } = context;
    const accountId = caller.accountId!;
    const tried = await tryCode(db, accountId, kind, code);
    if (tried === null) throw new AppError('link_expired');
    if (tried.tries > codeRules.tries)
      throw new AppError('too_many_requests', { retryAfter: codeRules.minutes * 60 });
    if (!tried.right)
      throw new AppError('bad_request', { fields: [{ path: 'code', message: 'People_CodeWrong' }] });
    await putInPlace(context, kind, tried.value);
    return { value: tried.value };
  },
};

async function putInPlace(context: RequestContext, kind: 'email' | 'phone', value: string): Promise<void> {
  const { db, caller } = context;
  const accountId = caller.accountId!;
  const before = (await findAccount(db, accountId))!;
  const outcome = await db.transaction(async (tx) => {
    if (!(await takeChange(tx, accountId, kind))) return 'gone';
    if (kind === 'email') {
      if (!(await moveEmail(tx, accountId, value))) return 'taken';
      // Links mailed to the old address, and who signed in by it, open the account no longer.
      await endEarlierAccess(tx, accountId, hashToken(caller.sessionToken!));
      return 'done';
    }
    await tx.run('update person set phone = $2 where account_id = $1', [accountId, value]);
    return 'done';
  });
  if (outcome === 'gone') throw new AppError('link_expired');
  if (outcome === 'taken') throw new AppError('already_registered');
  noteSecurity(context, 'contact_changed', { accountId, kind });
  if (kind === 'email') await tellOldAddress(context, before.email);
}

/** The old address learns of it, should the change be somebody else's; a letter that does not go out does not undo it. */
async function tellOldAddress(context: RequestContext, email: string): Promise<void> {
  const { mailer, config, locale, log, requestId } = context;
  await mailer
    .send(movedLetter({ email, locale, publicUrl: config.publicUrl }))
    .catch((error: unknown) => log.error({ err: error, requestId }, 'letter about a changed address'));
}
