import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { LocalTime } from '#platform/shared/local-time.ts';

/** After a stop a letter is late by so many hours at most; then that day has none. */
const lateHours = 2;
const maxAttempts = 6;
/** Letters in a row that nobody took: then they end. */
const maxFailures = 3;
/** How long the mail server may take to answer. Unit: minutes. */
const answerMinutes = 5;

const Kept = z.object({
  isOn: z.boolean(),
  hour: z.int(),
  zone: z.string(),
  weekday: z.int().nullable(),
  lastSent: z.date().nullable(),
  isUndelivered: z.boolean(),
});

/** When a board comes by letter; null where its owner never chose. */
export async function findLetter(db: Db, boardId: number): Promise<z.output<typeof Kept> | null> {
  const [row] = await db.rows(
    Kept,
    `select ended_at is null as "isOn", hour, zone, weekday, sent_at as "lastSent",
            ended_at is not null and failures >= ${maxFailures} as "isUndelivered"
       from board_letter where board_id = $1::bigint`,
    [boardId],
  );
  return row ?? null;
}

interface Chosen extends Pick<z.output<typeof Kept>, 'isOn' | 'hour' | 'zone' | 'weekday'> {
  boardId: number;
  accountId: number;
  locale: string;
  /** Token of a letter that there was none of before. */
  token: string;
}

/** Keeps when a board comes by letter; the token stays the same. */
export async function saveLetter(db: Db, chosen: Chosen): Promise<void> {
  const { boardId, accountId, isOn, hour, zone, weekday, locale, token } = chosen;
  await db.run(
    `insert into board_letter (board_id, account_id, hour, zone, weekday, locale, token, ended_at)
     values ($1::bigint, $2, $3, $4, $5, $6, $7, case when not $8::boolean then now() end)
     on conflict (board_id) do update
       set hour = excluded.hour, zone = excluded.zone, weekday = excluded.weekday, locale = excluded.locale,
           ended_at = excluded.ended_at, failures = 0,
           state = case when board_letter.ended_at is not null and board_letter.state = 'due' then 'idle' else board_letter.state end`,
    [boardId, accountId, hour, zone, weekday, locale, token, isOn],
  );
}

/** Ends by the token of a letter, as often as it is clicked; false for an unknown one. */
export async function endLetter(db: Db, token: string): Promise<boolean> {
  const ended = await db.run(
    'update board_letter set ended_at = coalesce(ended_at, now()) where token = $1',
    [token],
  );
  return ended > 0;
}

/** Zones that letters follow. */
export async function listLetterZones(db: Db): Promise<string[]> {
  const rows = await db.rows(
    z.object({ zone: z.string() }),
    'select distinct zone from board_letter where ended_at is null',
  );
  return rows.map(({ zone }) => zone);
}

const ofLiving = `not (a.blocked or a.limited) and a.delete_after is null`;

/** Makes the letters due whose hour it is in their zone, one a board and day however often it is asked. */
export async function planLetters(db: Db, zones: readonly (LocalTime & { zone: string })[]): Promise<void> {
  await db.run(
    `update board_letter l set state = 'due', issue_day = t.day, attempts = 0, next_at = now()
       from board b, account a, unnest($1::text[], $2::date[], $3::int[], $4::int[]) as t (zone, day, hour, weekday)
      where b.id = l.board_id and b.deleted_at is null and a.id = l.account_id and ${ofLiving}
        and l.ended_at is null and l.state <> 'sending' and t.zone = l.zone
        and (l.weekday is null or l.weekday = t.weekday) and t.hour between l.hour and l.hour + ${lateHours}
        and (l.issue_day is null or l.issue_day < t.day)`,
    [
      zones.map(({ zone }) => zone),
      zones.map(({ day }) => day),
      zones.map(({ hour }) => hour),
      zones.map(({ weekday }) => weekday),
    ],
  );
}

const Due = z.object({
  boardId: z.int(),
  accountId: z.int(),
  email: z.string(),
  locale: z.string(),
  hour: z.int(),
  zone: z.string(),
  weekday: z.int().nullable(),
  token: z.string(),
  issueDay: z.iso.date(),
});

/** A letter to be written. */
export type DueLetter = z.output<typeof Due>;

/** Letters of a day or later that are due after the board of a number, by board. */
export function listDueLetters(
  db: Db,
  { after, fromDay }: { after: number; fromDay: string },
  limit: number,
): Promise<DueLetter[]> {
  return db.rows(
    Due,
    `select l.board_id::int as "boardId", l.account_id::int as "accountId", a.email, l.locale, l.hour, l.zone, l.weekday,
            l.token, to_char(l.issue_day, 'YYYY-MM-DD') as "issueDay"
       from board_letter l join account a on a.id = l.account_id join board b on b.id = l.board_id
      where l.state = 'due' and l.next_at <= now() and l.ended_at is null and l.board_id > $1::bigint
        and l.issue_day >= $3::date
        and b.deleted_at is null and ${ofLiving}
      order by l.board_id limit $2`,
    [after, limit, fromDay],
  );
}

type Key = Pick<DueLetter, 'boardId' | 'issueDay'>;

/** Writes down that the mail server will be spoken to now; false where another process does, or it is wanted no more. */
export async function beginSending(db: Db, { boardId, issueDay }: Key): Promise<boolean> {
  const begun = await db.run(
    `update board_letter set state = 'sending', next_at = now() + interval '${answerMinutes} minutes'
      where board_id = $1::bigint and issue_day = $2::date and state = 'due' and next_at <= now() and ended_at is null`,
    [boardId, issueDay],
  );
  return begun > 0;
}

/** Writes down that the server took a letter. */
export async function noteSent(db: Db, { boardId, issueDay }: Key): Promise<void> {
  await db.run(
    `update board_letter set state = 'idle', sent_at = now(), failure = null, failures = 0
      where board_id = $1::bigint and issue_day = $2::date`,
    [boardId, issueDay],
  );
}

/** Writes down that a letter was not taken: for a while it comes again, each time later; three in a row that never were end them. */
export async function noteRefused(
  db: Db,
  { boardId, issueDay }: Key,
  { reason, forGood, from }: { reason: string; forGood: boolean; from: 'due' | 'sending' },
): Promise<void> {
  const isOver = `($4::boolean or attempts + 1 >= ${maxAttempts})`;
  await db.run(
    `update board_letter set failure = $3, attempts = attempts + 1, next_at = now() + (attempts + 1) * interval '5 minutes',
            state = case when ${isOver} then 'idle' else 'due' end,
            failures = failures + case when ${isOver} then 1 else 0 end,
            ended_at = case when ${isOver} and failures + 1 >= ${maxFailures} then coalesce(ended_at, now()) else ended_at end
      where board_id = $1::bigint and issue_day = $2::date and state = $5`,
    [boardId, issueDay, reason.slice(0, 300), forGood, from],
  );
}

/** Letters whose process ended while the mail server was spoken to are not sent again: one twice is worse than one that is missing. */
export async function endUnsure(db: Db): Promise<void> {
  await db.run(
    `update board_letter set state = 'idle', failure = 'the process ended while the mail server was spoken to'
      where state = 'sending' and next_at < now()`,
  );
}
