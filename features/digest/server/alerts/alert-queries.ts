import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { conditions, watchedMeasures, type WatchedMeasure } from '#services/notifications/public.ts';
import type { Looked, Rule } from '../../domain/alerts/check-alert.ts';
import type { Look } from './read-events.ts';

const Stored = z.object({
  id: z.int(),
  accountId: z.int(),
  yugoId: z.int(),
  indicator: z.string(),
  measure: z.enum(watchedMeasures),
  condition: z.enum(conditions),
  threshold: z.number(),
  byMail: z.boolean(),
  paused: z.boolean(),
  held: z.boolean(),
  checkedDay: z.string().nullable(),
  metDay: z.string().nullable(),
  firedOn: z.string().nullable(),
});

/** A threshold as it is kept, with what the last look found. */
export type StoredAlert = z.output<typeof Stored>;

const columns = `a.id::int, a.account_id::int as "accountId", a.place_id as "yugoId", a.indicator, a.measure, a.condition, a.threshold,
  a.by_mail as "byMail", a.paused, a.held, a.checked_day::text as "checkedDay", a.met_day::text as "metDay",
  to_char(a.fired_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as "firedOn"`;

/** The thresholds of an account, newest first. */
export function listAlerts(db: Db, accountId: number): Promise<StoredAlert[]> {
  return db.rows(
    Stored,
    `select ${columns} from alert a where a.account_id = $1 and a.deleted_at is null order by a.id desc`,
    [accountId],
  );
}

/** One threshold of an account, deleted or not. */
export async function findAlert(db: Db, accountId: number, id: number): Promise<StoredAlert | null> {
  const [row] = await db.rows(
    Stored,
    `select ${columns} from alert a where a.id = $2 and a.account_id = $1`,
    [accountId, id],
  );
  return row ?? null;
}

/** Living thresholds after a number, of accounts that may be told (with a licence where one is asked for). */
export function listWatched(
  db: Db,
  after: number,
  most: number,
  { needsLicence }: { needsLicence: boolean },
): Promise<StoredAlert[]> {
  return db.rows(
    Stored,
    `select ${columns} from alert a join account p on p.id = a.account_id
      where a.id > $1 and a.deleted_at is null and not a.paused and not (p.blocked or p.limited)
        and (not $3 or exists(
          select 1 from licence l where l.account_id = p.id and l.product_id = 1 and l.starts_at <= now() and l.ends_at > now()))
      order by a.id limit $2`,
    [after, most, needsLicence],
  );
}

/** How many thresholds an account has. */
export async function countAlerts(db: Db, accountId: number): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from alert where account_id = $1 and deleted_at is null',
    [accountId],
  );
  return row!.count;
}

interface Wanted extends Rule {
  yugoId: number;
  indicator: string;
  measure: WatchedMeasure;
  byMail: boolean;
}

/** Keeps a new threshold; null when the account has the same one. */
export async function insertAlert(
  db: Db,
  accountId: number,
  { yugoId, indicator, measure, condition, threshold, byMail }: Wanted,
  { held, checkedDay, metDay }: Looked,
): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ id: z.int() }),
    `insert into alert (account_id, place_id, indicator, measure, condition, threshold, by_mail, held, checked_day, met_day)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10::date) on conflict do nothing returning id::int`,
    [accountId, yugoId, indicator, measure, condition, threshold, byMail, held, checkedDay, metDay],
  );
  return row?.id ?? null;
}

/** Changes a living threshold of an account; false where there is none. A twin of another one flies as a unique violation. */
export async function updateAlert(
  db: Db,
  accountId: number,
  id: number,
  { yugoId, indicator, measure, condition, threshold, byMail }: Wanted,
  { held, checkedDay, metDay }: Looked,
): Promise<'done' | 'missing' | 'twin'> {
  const twin = await db.query(
    `select 1 from alert where account_id = $1 and place_id = $2 and indicator = $3 and measure = $4 and condition = $5
        and threshold = $6 and id <> $7 and deleted_at is null`,
    [accountId, yugoId, indicator, measure, condition, threshold, id],
  );
  if (twin.length > 0) return 'twin';
  const changed = await db.run(
    `update alert set place_id = $3, indicator = $4, measure = $5, condition = $6, threshold = $7, by_mail = $8, held = $9,
            checked_day = $10::date, met_day = $11::date
      where id = $2 and account_id = $1 and deleted_at is null`,
    [accountId, id, yugoId, indicator, measure, condition, threshold, byMail, held, checkedDay, metDay],
  );
  return changed > 0 ? 'done' : 'missing';
}

/** Pauses a threshold or lets it go on from what holds now. */
export async function setPaused(
  db: Db,
  id: number,
  paused: boolean,
  { held, checkedDay, metDay }: Looked,
): Promise<void> {
  await db.run(
    'update alert set paused = $2, held = $3, checked_day = $4::date, met_day = $5::date where id = $1',
    [id, paused, held, checkedDay, metDay],
  );
}

/** Deletes a threshold of an account so that it can be taken back; false where there is none. */
export async function deleteAlert(db: Db, accountId: number, id: number): Promise<boolean> {
  const sql = 'update alert set deleted_at = now() where id = $2 and account_id = $1 and deleted_at is null';
  return (await db.run(sql, [accountId, id])) > 0;
}

/** Takes back a deletion, with what holds now; false where the account has the same threshold again. */
export async function restoreAlert(
  db: Db,
  alert: StoredAlert,
  { held, checkedDay, metDay }: Looked,
): Promise<boolean> {
  const sql = `update alert a set deleted_at = null, held = $2, checked_day = $3::date, met_day = $4::date
    where a.id = $1 and not exists (
      select 1 from alert b where b.account_id = a.account_id and b.place_id = a.place_id and b.indicator = a.indicator
         and b.measure = a.measure and b.condition = a.condition and b.threshold = a.threshold and b.deleted_at is null and b.id <> a.id)`;
  return (await db.run(sql, [alert.id, held, checkedDay, metDay])) > 0;
}

/** Notes what the job found. */
export async function noteLook(db: Db, id: number, { held, checkedDay, metDay }: Looked): Promise<void> {
  await db.run('update alert set held = $2, checked_day = $3::date, met_day = $4::date where id = $1', [
    id,
    held,
    checkedDay,
    metDay,
  ]);
}

/** Tells of a crossing: one notice a period, and a letter where it is wanted; false when it was told already. */
export async function tell(db: Db, alert: StoredAlert, newest: Look): Promise<boolean> {
  const told = await db.run(
    `insert into notice (account_id, kind, alert_id, place_id, indicator, day, value, previous, condition, threshold, measure, detail, mail, webhook, hidden_at)
     select a.id, 'threshold', $2, $9, $10, $3::date, $4, $5, $6, $7, $11, $12::jsonb,
            case when $8::boolean and coalesce(c.mail, true) then 'due' else 'none' end,
            case when c.webhook and o.webhook_url <> '' then 'due' else 'none' end,
            case when not coalesce(c.here, true) then now() end
       from account a left join notice_channel c on c.account_id = a.id and c.kind = 'threshold'
       left join notice_choice o on o.account_id = a.id where a.id = $1
     on conflict (alert_id, place_id, indicator, measure, condition, day) where alert_id is not null do nothing`,
    [
      alert.accountId,
      alert.id,
      newest.day,
      newest.value,
      newest.previous,
      alert.condition,
      alert.threshold,
      alert.byMail,
      alert.yugoId,
      alert.indicator,
      alert.measure,
      JSON.stringify(newest.detail),
    ],
  );
  if (told > 0) await db.run('update alert set fired_at = now() where id = $1', [alert.id]);
  return told > 0;
}

const ToldFigure = z.object({ day: z.iso.date(), value: z.number() });
const ToldOf = z.object({ id: z.int(), last: ToldFigure, days: z.array(z.iso.date()) });

/** What an account was told of the figures its thresholds are set on: the newest of each, and the days of the week up to a day. One query. */
export function listTold(db: Db, accountId: number, day: string): Promise<z.output<typeof ToldOf>[]> {
  return db.rows(
    ToldOf,
    `select a.id::int as id, (array_agg(jsonb_build_object('day', n.day, 'value', n.value) order by n.day desc))[1] as last,
            coalesce(array_agg(n.day::text order by n.day) filter (where n.day > $2::date - 7), '{}') as days
       from alert a join notice n on n.alert_id = a.id and n.place_id = a.place_id and n.indicator = a.indicator
        and n.measure = a.measure and n.condition = a.condition
      where a.account_id = $1 and a.deleted_at is null
      group by a.id`,
    [accountId, day],
  );
}

const Check = z.object({ load: z.int(), day: z.string(), forecasts: z.string() });

/** What alerts were last checked against; null on a fresh start. */
export async function readLastCheck(db: Db): Promise<z.output<typeof Check> | null> {
  const [row] = await db.rows(
    Check,
    'select published_load as load, day::text as day, forecasts from alert_check',
  );
  return row ?? null;
}

/** Notes what alerts were checked against. */
export async function noteCheck(db: Db, { load, day, forecasts }: z.output<typeof Check>): Promise<void> {
  await db.run(
    `insert into alert_check (published_load, day, forecasts) values ($1, $2::date, $3)
     on conflict (only_row) do update set published_load = excluded.published_load, day = excluded.day,
       forecasts = excluded.forecasts`,
    [load, day, forecasts],
  );
}

/** What was deleted over a day ago, and notices older than 90 days, go. */
export async function forgetOld(db: Db): Promise<void> {
  await db.run(`delete from alert where deleted_at < now() - interval '1 day'`);
  await db.run(`delete from notice where created_at < now() - interval '90 days'`);
}
