import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { emailKey } from '../../domain/account-fields.ts';
import { findAccountByEmail, insertAccount, letterLocale, setPassword } from '../accounts/account-queries.ts';
import { startTrial } from '../accounts/licence-queries.ts';
import { alreadyRegisteredLetter, oneTimePasswordLetter } from '../letters/account-letters.ts';
import { subscribe } from '../mailing/mailing-queries.ts';
import { countAttempt, letterByEmail, letterByIp } from '../passwords/attempts.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { newOneTimePassword, secretHours } from '../passwords/one-time-password.ts';

/** What somebody signs up with. `trialOf` = product whose trial starts with the account. */
export interface Registration {
  email: string;
  firstName?: string;
  lastName?: string;
  subscribeToMailing: boolean;
  trialOf: number | null;
}

/**
 * Registers and mails a one-time password. An address in use gets a letter that says so, one that never
 * signed in a new password; the work and the answer are the same each time.
 */
export async function registerAccount(context: RequestContext, registration: Registration): Promise<void> {
  const { db, config, mailer, ip, locale } = context;
  const { email } = registration;
  await countAttempt(db, letterByIp, ip);
  await countAttempt(db, letterByEmail, emailKey(email));
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  const { isKnown, mailingToken } = await db.transaction((tx) =>
    openAccount(tx, context, registration, passwordHash),
  );
  const account = await findAccountByEmail(db, email);
  const to = { email: account!.email, locale: letterLocale(account, locale), publicUrl: config.publicUrl };
  await mailer.send(
    isKnown ? alreadyRegisteredLetter(to) : oneTimePasswordLetter(to, password, mailingToken),
  );
}

async function openAccount(
  tx: Db,
  { config, locale }: RequestContext,
  registration: Registration,
  passwordHash: string,
) {
  const { email, firstName, lastName, subscribeToMailing, trialOf } = registration;
  const created = await insertAccount(tx, {
    email,
    firstName,
    lastName,
    passwordHash,
    oneTimeHours: secretHours,
    locale,
  });
  if (created === null) {
    const account = (await findAccountByEmail(tx, email))!;
    if (!account.isOneTime) return { isKnown: true, mailingToken: null };
    await setPassword(tx, account.id, passwordHash, secretHours);
  }
  if (created !== null && trialOf !== null) await startTrial(tx, created, trialOf, config.TRIAL_DAYS);
  const subscription = subscribeToMailing ? await subscribe(tx, email, locale, false) : null;
  return { isKnown: false, mailingToken: subscription?.token ?? null };
}
