import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { webhookPauses } from '../../domain/notices/notice-kinds.ts';
import { dueColumns, Told } from '../notices/notice-queries.ts';
import { notQuietSql } from './channel-queries.ts';

const leaseMinutes = 2;

const Due = Told.extend({
  accountId: z.int(),
  url: z.string(),
  secret: z.string(),
  locale: z.string().nullable(),
  attempts: z.int(),
});

/** A notice on its way to a webhook. */
export type DuePost = z.output<typeof Due>;

/** Takes notices that are to be posted now, the oldest first; another process gets none of them for two minutes. */
export function claimPosts(db: Db, most: number): Promise<DuePost[]> {
  return db.rows(
    Due,
    `with taken as (
       select n.id from notice n join account p on p.id = n.account_id join notice_choice o on o.account_id = n.account_id
        where n.webhook = 'due' and n.webhook_next_at <= now() and o.webhook_url <> '' and not (p.blocked or p.limited) and ${notQuietSql}
        order by n.webhook_next_at, n.id limit $1 for update of n skip locked
     ), claimed as (
       update notice n set webhook_next_at = now() + interval '${leaseMinutes} minutes', webhook_attempts = n.webhook_attempts + 1
         from taken t where n.id = t.id returning n.*
     )
     select ${dueColumns}, n.account_id::int as "accountId", o.webhook_url as url, o.webhook_token as secret, p.locale,
            n.webhook_attempts::int as attempts
       from claimed n join account p on p.id = n.account_id
       join notice_choice o on o.account_id = n.account_id order by n.id`,
    [most],
  );
}

/** Writes down that the address took a notice. */
export async function notePosted(db: Db, { id, attempts }: Pick<DuePost, 'id' | 'attempts'>): Promise<void> {
  await db.run(
    `update notice set webhook = 'sent', webhook_failure = null where id = $1 and webhook_attempts = $2`,
    [id, attempts],
  );
}

/** Writes down that it did not: later again, after the last pause never. */
export async function noteNotPosted(
  db: Db,
  { id, attempts }: Pick<DuePost, 'id' | 'attempts'>,
  reason: string,
): Promise<void> {
  const pause = webhookPauses[attempts - 1] ?? null;
  await db.run(
    `update notice set webhook_failure = $3, webhook = case when $4::int is null then 'failed' else 'due' end,
       webhook_next_at = now() + make_interval(secs => coalesce($4::int, 0)) where id = $1 and webhook_attempts = $2`,
    [id, attempts, reason, pause],
  );
}
