import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { emailKey } from '../../domain/account-fields.ts';
import { newToken } from '../sessions/opaque-token.ts';

const SubscriptionRow = z.object({ token: z.string(), confirmed: z.boolean() });

/**
 * Subscribes an address, once however often it is asked; an ended subscription starts again.
 * `confirmed` = the owner of the address is known to want it. Returns the token for its letters and whether letters may go.
 */
export async function subscribe(
  db: Db,
  email: string,
  locale: Locale,
  confirmed: boolean,
): Promise<z.output<typeof SubscriptionRow>> {
  const [row] = await db.rows(
    SubscriptionRow,
    `insert into mailing_subscription as known (email_key, email, locale, token, confirmed_at)
     values ($1, $2, $3, $4, case when $5 then now() end)
     on conflict (email_key) do update
       set email = excluded.email, locale = excluded.locale, unsubscribed_at = null,
           subscribed_at = case when known.unsubscribed_at is null then known.subscribed_at else now() end,
           confirmed_at = case when $5 then coalesce(known.confirmed_at, now()) when known.unsubscribed_at is null then known.confirmed_at end
     returning token, confirmed_at is not null as confirmed`,
    [emailKey(email), email.trim(), locale, newToken(), confirmed],
  );
  return row!;
}

/** Confirms what is waiting for the owner of an address, who has just shown to be one. */
export async function confirmByOwner(db: Db, email: string): Promise<void> {
  await db.run(
    'update mailing_subscription set confirmed_at = coalesce(confirmed_at, now()) where email_key = $1 and unsubscribed_at is null',
    [emailKey(email)],
  );
}

/** Confirms by the token of a letter; false for an unknown or ended one. */
export async function confirmByToken(db: Db, token: string): Promise<boolean> {
  return (
    (await db.run(
      'update mailing_subscription set confirmed_at = coalesce(confirmed_at, now()) where token = $1 and unsubscribed_at is null',
      [token],
    )) === 1
  );
}

/** Ends by the token of a letter, as often as it is clicked; false for an unknown one. */
export async function unsubscribeByToken(db: Db, token: string): Promise<boolean> {
  return (
    (await db.run(
      'update mailing_subscription set unsubscribed_at = coalesce(unsubscribed_at, now()) where token = $1',
      [token],
    )) === 1
  );
}

/** Ends the subscription of an address; without one it is fine. */
export async function unsubscribeByEmail(db: Db, email: string): Promise<void> {
  await db.run(
    'update mailing_subscription set unsubscribed_at = coalesce(unsubscribed_at, now()) where email_key = $1',
    [emailKey(email)],
  );
}
