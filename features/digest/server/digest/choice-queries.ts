import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { defaultParts, type LetterParts } from '../../domain/digest/letter-parts.ts';
import { defaultChoice } from './letter-queries.ts';

const ChoiceRow = z.object({
  isOn: z.boolean(),
  hour: z.int().nullable(),
  zone: z.string().nullable(),
  weekdays: z.array(z.int()).nullable(),
  withBrief: z.boolean().nullable(),
  withSections: z.boolean().nullable(),
  withBlindSpots: z.boolean().nullable(),
  withPdf: z.boolean().nullable(),
  lastSent: z.date().nullable(),
});

/** When an address gets its digest. */
interface Choice {
  hour: number;
  zone: string;
  weekdays: number[];
}

/** Whether and when an address gets its digest, what is in it, and when the last letter went. */
export async function findChoice(
  db: Db,
  key: string,
): Promise<Choice & LetterParts & { isOn: boolean; lastSent: Date | null }> {
  const [row] = await db.rows(
    ChoiceRow,
    `select m.confirmed_at is not null and m.unsubscribed_at is null as "isOn", c.hour::int as hour, c.zone, c.weekdays::int[] as weekdays,
            c.with_brief as "withBrief", c.with_sections as "withSections", c.with_blind_spots as "withBlindSpots", c.with_pdf as "withPdf",
            (select max(sent_at) from digest_letter l where l.email_key = m.email_key) as "lastSent"
       from mailing_subscription m left join digest_choice c on c.email_key = m.email_key where m.email_key = $1`,
    [key],
  );
  return {
    isOn: row?.isOn ?? false,
    hour: row?.hour ?? defaultChoice.hour,
    zone: row?.zone ?? defaultChoice.zone,
    weekdays: row?.weekdays ?? defaultChoice.weekdays,
    withBrief: row?.withBrief ?? defaultParts.withBrief,
    withSections: row?.withSections ?? defaultParts.withSections,
    withBlindSpots: row?.withBlindSpots ?? defaultParts.withBlindSpots,
    withPdf: row?.withPdf ?? defaultParts.withPdf,
    lastSent: row?.lastSent ?? null,
  };
}

/** Keeps when an address that is known to the mailing gets its digest, and what is in it. */
export async function saveChoice(db: Db, key: string, choice: Choice & LetterParts): Promise<void> {
  const { hour, zone, weekdays, withBrief, withSections, withBlindSpots, withPdf } = choice;
  await db.run(
    `insert into digest_choice (email_key, hour, zone, weekdays, with_brief, with_sections, with_blind_spots, with_pdf)
     select email_key, $2::int, $3, $4::int[], $5::boolean, $6::boolean, $7::boolean, $8::boolean
       from mailing_subscription where email_key = $1
     on conflict (email_key) do update set hour = excluded.hour, zone = excluded.zone, weekdays = excluded.weekdays,
       with_brief = excluded.with_brief, with_sections = excluded.with_sections,
       with_blind_spots = excluded.with_blind_spots, with_pdf = excluded.with_pdf`,
    [
      key,
      hour,
      zone,
      [...new Set(weekdays)].sort((a, b) => a - b),
      withBrief,
      withSections,
      withBlindSpots,
      withPdf,
    ],
  );
}

/** The secret of an account's digest feed, made when first asked for. */
export async function feedTokenOf(db: Db, accountId: number): Promise<string> {
  const [row] = await db.rows(
    z.object({ token: z.string() }),
    `insert into digest_feed (account_id, token) values ($1, $2)
     on conflict (account_id) do update set token = digest_feed.token returning token`,
    [accountId, randomBytes(24).toString('base64url')],
  );
  return row!.token;
}

/** Whose digest a token opens; null for an unknown one, and for an account that is blocked. */
export async function findFeedOwner(db: Db, token: string): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ accountId: z.int() }),
    `select f.account_id as "accountId" from digest_feed f join account a on a.id = f.account_id
      where f.token = $1 and not (a.blocked or a.limited)`,
    [token],
  );
  return row?.accountId ?? null;
}
