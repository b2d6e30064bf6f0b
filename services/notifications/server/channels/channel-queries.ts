import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { noticeKinds, type NoticeKind } from '../../domain/notices/notice-kinds.ts';

const Channel = z.object({
  kind: z.enum(noticeKinds),
  here: z.boolean(),
  mail: z.boolean(),
  webhook: z.boolean(),
});

/** By which ways a kind of notices is told. */
export type Channel = z.output<typeof Channel>;

/** Whether a kind is told by letter where nothing was chosen: messages and answers are not, the rest as its cause asks. */
const usual: Record<NoticeKind, Omit<Channel, 'kind'>> = {
  threshold: { here: true, mail: true, webhook: false },
  search: { here: true, mail: false, webhook: false },
  reminder: { here: true, mail: true, webhook: false },
  rating: { here: true, mail: false, webhook: false },
  forecast: { here: true, mail: true, webhook: false },
  board: { here: true, mail: false, webhook: false },
  measure: { here: true, mail: true, webhook: false },
  message: { here: true, mail: false, webhook: false },
  friend: { here: true, mail: false, webhook: false },
  comment: { here: true, mail: false, webhook: false },
};

/** The ways of every kind: those chosen, else the usual ones. */
export async function listChannels(db: Db, accountId: number): Promise<Channel[]> {
  const chosen = await db.rows(
    Channel,
    'select kind, here, mail, webhook from notice_channel where account_id = $1',
    [accountId],
  );
  return noticeKinds.map((kind) => chosen.find((each) => each.kind === kind) ?? { kind, ...usual[kind] });
}

/** Keeps the ways of one kind. */
export async function saveChannel(db: Db, accountId: number, channel: Channel): Promise<void> {
  const { kind, here, mail, webhook } = channel;
  await db.run(
    `insert into notice_channel (account_id, kind, here, mail, webhook) values ($1, $2, $3, $4, $5)
     on conflict (account_id, kind) do update set here = excluded.here, mail = excluded.mail, webhook = excluded.webhook`,
    [accountId, kind, here, mail, webhook],
  );
}

const Choice = z.object({
  quietFrom: z.int().nullable(),
  quietTo: z.int().nullable(),
  zone: z.string(),
  webhookUrl: z.string(),
  webhookSecret: z.string(),
});

/** Quiet hours and webhook of an account. */
export async function readChoice(db: Db, accountId: number): Promise<z.output<typeof Choice>> {
  const [row] = await db.rows(
    Choice,
    `select quiet_from::int as "quietFrom", quiet_to::int as "quietTo", zone, webhook_url as "webhookUrl", webhook_token as "webhookSecret"
       from notice_choice where account_id = $1`,
    [accountId],
  );
  return row ?? { quietFrom: null, quietTo: null, zone: 'Europe/Moscow', webhookUrl: '', webhookSecret: '' };
}

/** Keeps the quiet hours of an account. */
export async function saveQuietHours(
  db: Db,
  accountId: number,
  { from, to, zone }: { from: number | null; to: number | null; zone: string },
): Promise<void> {
  await db.run(
    `insert into notice_choice (account_id, quiet_from, quiet_to, zone) values ($1, $2, $3, $4)
     on conflict (account_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone`,
    [accountId, from, to, zone],
  );
}

/** Keeps where notices of an account are posted to; what was due for another address is not posted. */
export async function saveWebhook(
  tx: Db,
  accountId: number,
  { url, secret }: { url: string; secret: string },
): Promise<void> {
  await tx.run(
    `insert into notice_choice (account_id, webhook_url, webhook_token) values ($1, $2, $3)
     on conflict (account_id) do update set webhook_url = excluded.webhook_url, webhook_token = excluded.webhook_token`,
    [accountId, url, secret],
  );
  await tx.run(`update notice set webhook = 'none' where account_id = $1 and webhook in ('due', 'failed')`, [
    accountId,
  ]);
}

const Failure = z.object({ at: z.string(), reason: z.string() });

/** The newest notice that was given up on the way to the webhook. */
export async function findLastFailure(db: Db, accountId: number): Promise<z.output<typeof Failure> | null> {
  const [row] = await db.rows(
    Failure,
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, coalesce(webhook_failure, '') as reason
       from notice where account_id = $1 and webhook = 'failed' order by told_no desc limit 1`,
    [accountId],
  );
  return row ?? null;
}

const hour = "extract(hour from now() at time zone coalesce(o.zone, 'UTC'))::int";

/** Condition on a choice `o`, that may be missing: now is no quiet hour of it. A span may go over midnight. */
export const notQuietSql = `(o.quiet_from is null or not (case when o.quiet_from < o.quiet_to
  then ${hour} >= o.quiet_from and ${hour} < o.quiet_to else ${hour} >= o.quiet_from or ${hour} < o.quiet_to end))`;
