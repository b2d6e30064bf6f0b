import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import { conditions } from '../../domain/alerts/check-alert.ts';

const Crossing = z.object({
  yugoId: z.int(),
  indicator: z.string(),
  condition: z.enum(conditions),
  threshold: z.number(),
  day: z.iso.date(),
  value: z.number(),
  previous: z.number().nullable(),
});

/** A threshold that was crossed, with the figure as it was then. */
export type Crossing = z.output<typeof Crossing>;

const NoticeWords = z.object({ title: z.string(), text: z.string() });

/** Title and sentence of a notice in one language. */
export type NoticeWords = z.output<typeof NoticeWords>;

const Given = z.object({ words: z.record(z.enum(locales), NoticeWords), path: z.string() });

const Told = z.object({
  id: z.int(),
  at: z.string(),
  crossing: Crossing.nullable(),
  given: Given.nullable(),
});

/** What an account was told: a crossing, or the words another room gave. */
export type Told = z.output<typeof Told>;

const columns = `n.id::int, to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
  case when a.id is not null then jsonb_build_object('yugoId', a.place_id, 'indicator', a.indicator, 'condition', n.condition,
    'threshold', n.threshold, 'day', n.day, 'value', n.value, 'previous', n.previous) end as crossing,
  case when n.words is not null then jsonb_build_object('words', n.words, 'path', n.path) end as given`;

const most = 50;

/** What an account was told and has not hidden, newest first. */
export function listNotices(db: Db, accountId: number): Promise<Told[]> {
  return db.rows(
    Told,
    `select ${columns} from notice n left join alert a on a.id = n.alert_id
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
    `select ${columns}, p.email, p.locale from notice n left join alert a on a.id = n.alert_id
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
