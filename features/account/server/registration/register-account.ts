import type { RequestContext } from '#platform/server/context.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import type { Db } from '#platform/server/db/db.ts';
import { emailKey } from '../../domain/account-fields.ts';
import { readReturnUrl } from '../../domain/return-url.ts';
import { findAccountByEmail, insertAccount, letterLocale, setPassword } from '../accounts/account-queries.ts';
import { wantTrial } from '../accounts/licence-queries.ts';
import { alreadyRegisteredLetter, firstLetter, recoveryLetter } from '../letters/account-letters.ts';
import { subscribe } from '../mailing/mailing-queries.ts';
import {
  countAttempt,
  isWithinLimit,
  letterByEmail,
  letterByIp,
  letterByIpAndEmail,
} from '../passwords/attempts.ts';
import { hashPassword, newOneTimePassword, secretHours } from '../passwords/passwords.ts';
import { hashToken, newToken } from '../sessions/opaque-token.ts';
import { insertRecovery } from './recovery-queries.ts';

/** What somebody signs up with. `trialOf` = product whose trial starts with the first sign-in, `returnUrl` = the page they came from. */
export interface Registration {
  email: string;
  firstName?: string;
  lastName?: string;
  subscribeToMailing: boolean;
  trialOf: number | null;
  returnUrl?: string;
}

/**
 * Registers and mails a link that sets a password and signs in once, and a one-time password beside it. An address in use gets a letter that says so. One whose mailed password
 * still waits keeps it and gets a link to set its own. The work and the answer are the same each time.
 */
export async function registerAccount(context: RequestContext, registration: Registration): Promise<void> {
  const { db, config, mailer, ip, locale } = context;
  const { email } = registration;
  await countAttempt(db, letterByIp, ip);
  await countAttempt(db, letterByIpAndEmail, `${ip} ${emailKey(email)}`);
  const sends = await isWithinLimit(db, letterByEmail, emailKey(email));
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  const token = newToken();
  const { state, mailingToken } = await db.transaction((tx) =>
    openAccount(tx, context, registration, { passwordHash, token }),
  );
  const account = (await findAccountByEmail(db, email))!;
  noteSecurity(context, 'registered', { accountId: account.id, state });
  if (!sends) return;
  const to = { email: account.email, locale: letterLocale(account, locale), publicUrl: config.publicUrl };
  const trialDays = registration.trialOf === null ? null : config.TRIAL_DAYS;
  const returnTo = pathToReturn(registration.returnUrl, config.publicUrl);
  const letters = {
    known: () => alreadyRegisteredLetter(to),
    waiting: () => recoveryLetter(to, token),
    opened: () => firstLetter(to, { token, password, trialDays, mailingToken, returnTo }),
  };
  await mailer.send(letters[state]());
}

/** The page a letter leads back to: one of this site, or none. */
function pathToReturn(given: string | undefined, publicUrl: string): string | null {
  return given === undefined ? null : readReturnUrl(given, publicUrl, []);
}

/** Whose address it is: of somebody who has signed in, of somebody whose mailed password waits, or of nobody before. */
type Opened = { state: 'known' | 'waiting' | 'opened'; mailingToken: string | null };

async function openAccount(
  tx: Db,
  { locale }: RequestContext,
  registration: Registration,
  { passwordHash, token }: { passwordHash: string; token: string },
): Promise<Opened> {
  const { email, firstName, lastName, subscribeToMailing, trialOf } = registration;
  const created = await insertAccount(tx, {
    email,
    firstName,
    lastName,
    passwordHash,
    oneTimeHours: secretHours,
    locale,
  });
  const account = created === null ? (await findAccountByEmail(tx, email))! : null;
  if (account !== null && !account.isOneTime) return { state: 'known', mailingToken: null };
  const isWaiting = account !== null && !account.oneTimeExpired;
  if (account !== null && !isWaiting) await setPassword(tx, account.id, passwordHash, secretHours);
  const accountId = (created ?? account?.id)!;
  await insertRecovery(tx, hashToken(token), accountId, secretHours);
  if (trialOf !== null) await wantTrial(tx, accountId, trialOf);
  const subscription = subscribeToMailing ? await subscribe(tx, email, locale, false) : null;
  return { state: isWaiting ? 'waiting' : 'opened', mailingToken: subscription?.token ?? null };
}
