import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';

const Names = z.partialRecord(z.enum(locales), z.string());
const Reminder = z.object({
  newsId: z.int(),
  text: z.string(),
  language: z.enum(['ru', 'en']),
  speaker: Names,
  saidOn: z.string(),
  day: z.string(),
});

/** A quote as it was read when its reader asked to be reminded of it. */
export type Reminder = z.output<typeof Reminder>;

const columns = `news_id::int as "newsId", text, language, speaker, to_char(said_on, 'YYYY-MM-DD') as "saidOn", to_char(due_on, 'YYYY-MM-DD') as day`;

/** What an account waits for, the nearest first. */
export function listReminders(db: Db, accountId: number): Promise<Reminder[]> {
  return db.rows(
    Reminder,
    `select ${columns} from quote_reminder where account_id = $1 and told_at is null order by due_on, news_id`,
    [accountId],
  );
}

/** Keeps what an account waits for; one that was told already waits anew. */
export async function keepReminder(db: Db, accountId: number, reminder: Reminder): Promise<void> {
  const { newsId, text, language, speaker, saidOn, day } = reminder;
  await db.run(
    `insert into quote_reminder (account_id, news_id, text, language, speaker, said_on, due_on)
     values ($1, $2, $3, $4, $5::jsonb, $6::date, $7::date)
     on conflict (account_id, news_id) do update set due_on = excluded.due_on, told_at = null`,
    [accountId, newsId, text, language, JSON.stringify(speaker), saidOn, day],
  );
}

/** Waits no longer. */
export async function dropReminder(db: Db, accountId: number, newsId: number): Promise<void> {
  await db.run('delete from quote_reminder where account_id = $1 and news_id = $2', [accountId, newsId]);
}

/** Takes up to so many reminders whose day has come, each once; other processes take others. */
export function takeDue(tx: Db, day: string, most: number): Promise<(Reminder & { accountId: number })[]> {
  return tx.rows(
    Reminder.extend({ accountId: z.int() }),
    `update quote_reminder set told_at = now()
      where (account_id, news_id) in (
        select account_id, news_id from quote_reminder where told_at is null and due_on <= $1::date
         order by due_on limit $2::int for update skip locked)
     returning account_id::int as "accountId", ${columns}`,
    [day, most],
  );
}

/** Names of an object in every language it has one in. */
export async function namesOf(db: Db, entityId: number): Promise<Reminder['speaker']> {
  const [row] = await db.rows(z.object({ names: Names }), 'select names from entity where id = $1', [
    entityId,
  ]);
  return row?.names ?? {};
}
