import type { Letter } from '#platform/server/mail/mail.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { letterLocale, type StoredAccount } from '../accounts/account-queries.ts';
import type { LetterTo } from './account-letters.ts';

/** The owner learns of a change by mail, should it be somebody else's; a letter that does not go out does not undo it. */
export async function tellOwner(
  { mailer, config, locale, log, requestId }: RequestContext,
  account: StoredAccount,
  compose: (to: LetterTo) => Letter,
): Promise<void> {
  const to = { email: account.email, locale: letterLocale(account, locale), publicUrl: config.publicUrl };
  await mailer
    .send(compose(to))
    .catch((error: unknown) => log.error({ err: error, requestId }, 'a letter to an owner was not sent'));
}
