import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { conditions } from '../../domain/alerts/check-alert.ts';

const Told = z.object({
  id: z.int(),
  yugoId: z.int(),
  indicator: z.string(),
  condition: z.enum(conditions),
  threshold: z.number(),
  day: z.iso.date(),
  value: z.number(),
  previous: z.number().nullable(),
  at: z.string(),
});

/** What an account was told. */
export type Told = z.output<typeof Told>;

const columns = `n.id::int, a.place_id as "yugoId", a.indicator, n.condition, n.threshold, n.day, n.value, n.previous,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`;

const most = 50;

/** What an account was told and has not hidden, newest first. */
export function listNotices(db: Db, accountId: number): Promise<Told[]> {
  return db.rows(
    Told,
    `select ${columns} from notice n join alert a on a.id = n.alert_id
      where n.account_id = $1 and n.hidden_at is null order by n.created_at desc, n.id desc limit ${most}`,
    [accountId],
  );
}

/** Hides one notice of an account, or all of them for null. */
export async function hideNotices(db: Db, accountId: number, id: number | null): Promise<void> {
  await db.run(
    `update notice set hidden_at = now()
      where account_id = $1 and hidden_at is null and ($2::bigint is null or id = $2::bigint)`,
    [accountId, id],
  );
}

const Due = Told.extend({ email: z.string(), locale: z.string().nullable() });

/** Notices whose letter is still to be sent, oldest first. */
export function listDueLetters(db: Db, limit: number): Promise<z.output<typeof Due>[]> {
  return db.rows(
    Due,
    `select ${columns}, p.email, p.locale from notice n join alert a on a.id = n.alert_id
       join account p on p.id = n.account_id
      where n.mail = 'due' and not (p.blocked or p.limited) and n.created_at > now() - interval '1 day'
      order by n.id limit $1`,
    [limit],
  );
}

/** Notes that a letter went out. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db.run(`update notice set mail = 'sent' where id = $1`, [id]);
}
