import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { LocalTime } from '#platform/shared/local-time.ts';

/** When an address that chose nothing gets its letter. */
export const defaultChoice = {
  hour: 7,
  zone: 'Europe/Moscow',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
};

/** After a stop a letter is late by so many hours at most; then that day has none. */
const lateHours = 2;
const leaseMinutes = 5;
const maxAttempts = 6;

const choiceSql = {
  hour: `coalesce(c.hour, ${defaultChoice.hour})::int`,
  zone: `coalesce(c.zone, '${defaultChoice.zone}')`,
  weekdays: `coalesce(c.weekdays, '{${defaultChoice.weekdays.join(',')}}')`,
};
/** What a letter holds, as it is kept with the choice. */
const insideSql = `coalesce(c.with_brief, true) as "withBrief", coalesce(c.with_sections, true) as "withSections",
            coalesce(c.with_blind_spots, true) as "withBlindSpots", coalesce(c.with_pdf, false) as "withPdf"`;

/** Zones that anybody's letters follow. */
export async function listZones(db: Db): Promise<string[]> {
  const rows = await db.rows(z.object({ zone: z.string() }), 'select distinct zone from digest_choice');
  return [...new Set([defaultChoice.zone, ...rows.map(({ zone }) => zone)])];
}

/** Addresses looked at in one statement. */
const plannedAtOnce = 500;

/** Makes the letters due whose hour it is in their zone, one an address and day however often it is asked; a few hundred addresses at a time. */
export async function planLetters(db: Db, zones: readonly (LocalTime & { zone: string })[]): Promise<void> {
  const Last = z.object({ last: z.string().nullable() });
  for (let after: string | null = ''; after !== null;) {
    const [part]: z.output<typeof Last>[] = await db.rows(
      Last,
      `with part as (
         select email_key, confirmed_at, unsubscribed_at from mailing_subscription
          where email_key > $5 order by email_key limit ${plannedAtOnce}
       ), made as (
         insert into digest_letter (email_key, issue_day)
         select m.email_key, t.day
           from part m
           left join digest_choice c on c.email_key = m.email_key
           left join account a on a.email_key = m.email_key
           join unnest($1::text[], $2::date[], $3::int[], $4::int[]) as t (zone, day, hour, weekday) on t.zone = ${choiceSql.zone}
          where m.confirmed_at is not null and m.unsubscribed_at is null and not coalesce(a.blocked or a.limited, false)
            and t.weekday = any(${choiceSql.weekdays}) and t.hour between ${choiceSql.hour} and ${choiceSql.hour} + ${lateHours}
         on conflict do nothing
       )
       select max(email_key) as last from part`,
      [
        zones.map(({ zone }) => zone),
        zones.map(({ day }) => day),
        zones.map(({ hour }) => hour),
        zones.map(({ weekday }) => weekday),
        after,
      ],
    );
    after = part!.last;
  }
}

/** Two presses at once want the same number; whoever comes second takes the next one. */
const triesForNumber = 4;

/** Makes a letter due at once for an address whose mailing is on; the number it has that day, null where no letter may go. */
export async function askForLetter(db: Db, key: string, day: string): Promise<number | null> {
  for (let tries = 0; tries < triesForNumber; tries += 1) {
    const askedNo = await enterLetter(db, key, day);
    if (askedNo !== null) return askedNo;
  }
  return null;
}

async function enterLetter(db: Db, key: string, day: string): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ askedNo: z.int() }),
    `insert into digest_letter (email_key, issue_day, asked_no)
     select m.email_key, $2, 1 + coalesce((select max(asked_no) from digest_letter l where l.email_key = m.email_key and l.issue_day = $2), 0)
       from mailing_subscription m where m.email_key = $1 and m.confirmed_at is not null and m.unsubscribed_at is null
     on conflict do nothing returning asked_no::int as "askedNo"`,
    [key, day],
  );
  return row?.askedNo ?? null;
}

const LetterRow = z.object({
  emailKey: z.string(),
  issueDay: z.iso.date(),
  askedNo: z.int(),
  withBrief: z.boolean(),
  withSections: z.boolean(),
  withBlindSpots: z.boolean(),
  withPdf: z.boolean(),
  email: z.string(),
  locale: z.string(),
  token: z.string(),
  hour: z.int(),
  zone: z.string(),
  weekdays: z.array(z.int()),
  accountId: z.int().nullable(),
  ownRegion: z.int().nullable(),
});

/** A letter that this process writes. */
export type ClaimedLetter = z.output<typeof LetterRow>;

/** Takes letters by lease, the oldest first; those a dead process had taken and not handed over come again. */
export async function claimLetters(db: Db, by: string, limit: number): Promise<ClaimedLetter[]> {
  await db.run(
    `update digest_letter set state = 'unsure', failure = 'the process ended while the mail server was spoken to'
      where state = 'sending' and claimed_until < now()`,
  );
  return db.rows(
    LetterRow,
    `with taken as (
       select email_key, issue_day, asked_no from digest_letter
        where next_at <= now() and (state = 'due' or (state = 'claimed' and claimed_until < now()))
        order by issue_day, email_key, asked_no limit $2 for update skip locked
     ), claimed as (
       update digest_letter l set state = 'claimed', claimed_by = $1, claimed_until = now() + interval '${leaseMinutes} minutes'
         from taken t where l.email_key = t.email_key and l.issue_day = t.issue_day and l.asked_no = t.asked_no
       returning l.email_key, l.issue_day, l.asked_no
     )
     select l.email_key as "emailKey", l.issue_day as "issueDay", l.asked_no::int as "askedNo", ${insideSql}, m.email, m.locale, m.token,
            ${choiceSql.hour} as hour, ${choiceSql.zone} as zone, ${choiceSql.weekdays} as weekdays, a.id as "accountId",
            coalesce(a.own_region_yugo_id, a.linked_object_yugo_id)::int as "ownRegion"
       from claimed l join mailing_subscription m on m.email_key = l.email_key
       left join digest_choice c on c.email_key = m.email_key
       left join account a on a.email_key = m.email_key
      order by l.issue_day, l.email_key, l.asked_no`,
    [by, limit],
  );
}

type Key = Pick<ClaimedLetter, 'emailKey' | 'issueDay' | 'askedNo'>;

const Begun = z.object({ emailKey: z.string(), issueDay: z.iso.date(), askedNo: z.int() });

/** Names of letters as columns of one statement about several. */
function namesOf(letters: readonly Key[]): unknown[] {
  return [
    letters.map(({ emailKey }) => emailKey),
    letters.map(({ issueDay }) => issueDay),
    letters.map(({ askedNo }) => askedNo),
  ];
}

/** Writes down that the mail server will be spoken to now; of the letters those that are still this process's, and wanted. */
export async function beginSending<Letter extends Key>(
  db: Db,
  letters: readonly Letter[],
  by: string,
): Promise<Letter[]> {
  const begun = await db.rows(
    Begun,
    `update digest_letter l set state = 'sending', attempts = attempts + 1, claimed_until = now() + interval '${leaseMinutes} minutes'
       from mailing_subscription m, unnest($1::text[], $2::date[], $3::int[]) as g (email_key, issue_day, asked_no)
      where l.email_key = g.email_key and l.issue_day = g.issue_day and l.asked_no = g.asked_no
        and l.state = 'claimed' and l.claimed_by = $4 and l.claimed_until > now()
        and m.email_key = l.email_key and m.unsubscribed_at is null and m.confirmed_at is not null
     returning l.email_key as "emailKey", to_char(l.issue_day, 'YYYY-MM-DD') as "issueDay", l.asked_no::int as "askedNo"`,
    [...namesOf(letters), by],
  );
  return letters.filter((letter) =>
    begun.some(
      ({ emailKey, issueDay, askedNo }) =>
        emailKey === letter.emailKey && issueDay === letter.issueDay && askedNo === letter.askedNo,
    ),
  );
}

/** Writes down that the server took letters. */
export async function noteSent(db: Db, letters: readonly Key[]): Promise<void> {
  if (letters.length === 0) return;
  await db.run(
    `update digest_letter l set state = 'sent', sent_at = now(), failure = null
       from unnest($1::text[], $2::date[], $3::int[]) as g (email_key, issue_day, asked_no)
      where l.email_key = g.email_key and l.issue_day = g.issue_day and l.asked_no = g.asked_no`,
    namesOf(letters),
  );
}

/** Writes down that the server did not take it: for a while it comes again, each time later; a refusal for good ends it. */
export async function noteRefused(
  db: Db,
  { emailKey, issueDay, askedNo }: Key,
  { reason, forGood }: { reason: string; forGood: boolean },
): Promise<void> {
  await db.run(
    `update digest_letter set failure = $3, next_at = now() + attempts * interval '5 minutes',
            state = case when $4::boolean or attempts >= ${maxAttempts} then 'failed' else 'due' end
      where email_key = $1 and issue_day = $2 and asked_no = $5`,
    [emailKey, issueDay, reason.slice(0, 300), forGood, askedNo],
  );
}

/** Ends the mailing of addresses that three letters in a row could not reach. */
export function endBounced(db: Db): Promise<number> {
  return db.run(
    `update mailing_subscription m set unsubscribed_at = now()
      where m.unsubscribed_at is null and m.email_key in (select email_key from digest_letter where state = 'failed')
        and (select count(*) filter (where state = 'failed') from (
               select state from digest_letter l where l.email_key = m.email_key and state in ('sent', 'failed')
                and l.issue_day >= m.subscribed_at::date order by issue_day desc, asked_no desc limit 3) as last) = 3`,
  );
}

/** Drops the notes of letters older than two months. */
export async function forgetLetters(db: Db): Promise<void> {
  await db.run(`delete from digest_letter where issue_day < current_date - 60`);
}
