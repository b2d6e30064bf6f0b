import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import { conditions, watchedMeasures } from '../../domain/notices/conditions.ts';
import { noticeKinds, type NoticeKind } from '../../domain/notices/notice-kinds.ts';
import { notQuietSql } from '../channels/channel-queries.ts';

const CrossingDetail = z.object({
  /** Code of the figure's source; null where it was not noted. */
  source: z.string().nullable(),
  /** Band of 80 % and the week it is of, with the day of its release. */
  band: z
    .object({
      low: z.number(),
      high: z.number(),
      from: z.iso.date(),
      to: z.iso.date(),
      release: z.iso.date(),
      /** How it is named by its record at the place, and whether forecasts failed then; notices of before have none. */
      trust: z
        .object({
          trust: z.enum(['sure', 'record', 'untried']),
          held: z.int(),
          count: z.int(),
          alarm: z.object({ held: z.int(), of: z.int() }).nullable(),
        })
        .optional(),
    })
    .nullable(),
  /** Day of the revised figure that changed most, and how many figures were changed. */
  revised: z.object({ day: z.iso.date(), count: z.int() }).nullable(),
});

/** What stood beside a figure when it was reported. */
export type CrossingDetail = z.output<typeof CrossingDetail>;

const Crossing = z.object({
  yugoId: z.int(),
  indicator: z.string(),
  measure: z.enum(watchedMeasures),
  condition: z.enum(conditions),
  threshold: z.number(),
  day: z.iso.date(),
  value: z.number(),
  previous: z.number().nullable(),
  detail: CrossingDetail.nullable(),
});

/** A threshold that was crossed, with the figure as it was then. */
export type Crossing = z.output<typeof Crossing>;

const NoticeWords = z.object({ title: z.string(), text: z.string() });

/** Title and sentence of a notice in one language. */
export type NoticeWords = z.output<typeof NoticeWords>;

const Given = z.object({ words: z.record(z.enum(locales), NoticeWords), path: z.string() });

/** Shape of what was told, for whoever reads more of it. */
export const Told = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(noticeKinds),
  times: z.int(),
  isRead: z.boolean(),
  crossing: Crossing.nullable(),
  given: Given.nullable(),
});

/** What an account was notified of: a crossing, or the words another room gave. */
export type Told = z.output<typeof Told>;

/** Columns of a notice `n`. */
export const dueColumns = `n.id::int, to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
  n.kind, n.times, n.read_at is not null as "isRead",
  case when n.alert_id is not null then jsonb_build_object('yugoId', n.place_id, 'indicator', n.indicator, 'measure', n.measure, 'condition', n.condition,
    'threshold', n.threshold, 'day', n.day, 'value', n.value, 'previous', n.previous, 'detail', n.detail) end as crossing,
  case when n.words is not null then jsonb_build_object('words', n.words, 'path', n.path) end as given`;

const most = 50;

/** What an account was told and has not hidden, of one kind or of all, newest first. */
export function listNotices(db: Db, accountId: number, kind: NoticeKind | null): Promise<Told[]> {
  return db.rows(
    Told,
    `select ${dueColumns} from notice n
      where n.account_id = $1 and n.hidden_at is null and ($2::text is null or n.kind = $2)
      order by n.created_at desc, n.id desc limit ${most}`,
    [accountId, kind],
  );
}

/** Hides one notice of an account, or all of them for null. */
export async function hideNotices(db: Db, accountId: number, id: number | null): Promise<void> {
  await db.run(
    `update notice set hidden_at = now(), read_at = coalesce(read_at, now())
      where account_id = $1 and hidden_at is null and ($2::bigint is null or id = $2::bigint)`,
    [accountId, id],
  );
}

/** Marks one notice of an account as read, or all of them for null. */
export async function readNotices(db: Db, accountId: number, id: number | null): Promise<void> {
  await db.run(
    `update notice set read_at = now()
      where account_id = $1 and read_at is null and ($2::bigint is null or id = $2::bigint)`,
    [accountId, id],
  );
}

/** How many notices an account has not read: counted by their index alone. */
export const unreadNoticesSql =
  'select count(*)::int as count from notice where account_id = $1 and read_at is null and hidden_at is null';

/** How many notices an account has not read. */
export async function countUnreadNotices(db: Db, accountId: number): Promise<number> {
  const [row] = await db.rows(z.object({ count: z.int() }), unreadNoticesSql, [accountId]);
  return row!.count;
}

const Due = Told.extend({ email: z.string(), locale: z.string().nullable() });

/** Notices whose letter is still to be sent, oldest first; in the quiet hours of their reader they wait. */
export function listDueLetters(db: Db, limit: number): Promise<z.output<typeof Due>[]> {
  return db.rows(
    Due,
    `select ${dueColumns}, p.email, p.locale from notice n join account p on p.id = n.account_id
       left join notice_choice o on o.account_id = p.id
      where n.mail = 'due' and ${notQuietSql} and not (p.blocked or p.limited) and n.created_at > now() - interval '1 day'
      order by n.id limit $1`,
    [limit],
  );
}

/** Notes that a letter went out. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db.run(`update notice set mail = 'sent' where id = $1`, [id]);
}
