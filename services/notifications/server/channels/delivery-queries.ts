import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { noticeKinds } from '../../domain/notices/notice-kinds.ts';
import type { DuePost } from './webhook-queries.ts';

/** How an attempt ended: `taken`, or why not. Times in milliseconds. */
export interface Attempt {
  startedAt: Date;
  tookMs: number;
  outcome: string;
  /** HTTP status of the answer; null where there was none. */
  status: number | null;
}

/** Writes down one attempt to post a notice. */
export async function noteAttempt(
  db: Db,
  { id, accountId, attempts }: Pick<DuePost, 'id' | 'accountId' | 'attempts'>,
  { startedAt, tookMs, outcome, status }: Attempt,
): Promise<void> {
  await db.run(
    `insert into webhook_delivery (notice_id, account_id, attempt, started_at, took_ms, outcome, status)
     select n.id, $2, $3, $4, $5, $6, $7 from notice n where n.id = $1`,
    [id, accountId, attempts, startedAt, Math.round(tookMs), outcome, status],
  );
}

const Delivery = z.object({
  id: z.int(),
  noticeId: z.int(),
  kind: z.enum(noticeKinds),
  attempt: z.int(),
  at: z.string(),
  tookMs: z.int(),
  outcome: z.string(),
  status: z.int().nullable(),
  isWaiting: z.boolean(),
});

/** The newest attempts of an account, newest first. */
export function listDeliveries(
  db: Db,
  accountId: number,
  limit: number,
): Promise<z.output<typeof Delivery>[]> {
  return db.rows(
    Delivery,
    `select d.id::int, d.notice_id::int as "noticeId", n.kind, d.attempt, d.took_ms as "tookMs", d.outcome, d.status,
            to_char(d.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, n.webhook = 'due' as "isWaiting"
       from webhook_delivery d join notice n on n.id = d.notice_id
      where d.account_id = $1 order by d.id desc limit $2`,
    [accountId, limit],
  );
}

/** Has a notice that was posted before be posted again, from its first attempt on; false where the account has none such or no address. */
export async function postAgain(db: Db, accountId: number, noticeId: number): Promise<boolean> {
  const rows = await db.rows(
    z.object({ id: z.int() }),
    `update notice n set webhook = 'due', webhook_attempts = 0, webhook_next_at = now()
      where n.id = $2 and n.account_id = $1
        and exists (select from webhook_delivery d where d.notice_id = n.id)
        and exists (select from notice_choice o where o.account_id = $1 and o.webhook_url <> '')
      returning n.id::int`,
    [accountId, noticeId],
  );
  return rows.length > 0;
}
