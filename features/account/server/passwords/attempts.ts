import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';

/** What is limited: how many tries in a window of so many seconds. */
export interface AttemptLimit {
  kind: string;
  most: number;
  windowSeconds: number;
}

const quarterHour = 900;
const hour = 3600;

/** Sign-in tries from one address of the net, whatever the account. */
export const loginByIp: AttemptLimit = { kind: 'login-ip', most: 50, windowSeconds: quarterHour };
/** Tries at one account from one address of the net: a stranger's tries never lock its owner out. */
export const loginByIpAndEmail: AttemptLimit = {
  kind: 'login-ip-email',
  most: 10,
  windowSeconds: quarterHour,
};
/** Tries at one account from everywhere together, browsers that its owner has used apart. */
export const loginByEmail: AttemptLimit = { kind: 'login-email', most: 100, windowSeconds: quarterHour };
/** Tries at one account from one browser that signed in to it before. */
export const loginByBrowser: AttemptLimit = { kind: 'login-browser', most: 10, windowSeconds: quarterHour };
export const letterByIp: AttemptLimit = { kind: 'letter-ip', most: 20, windowSeconds: hour };
/** Letters one client may have sent to one mailbox. */
export const letterByIpAndEmail: AttemptLimit = { kind: 'letter-ip-email', most: 3, windowSeconds: hour };
/** Letters to one mailbox, whoever asks for them: beyond it the answer is the same and nothing is sent. */
export const letterByEmail: AttemptLimit = { kind: 'letter-email', most: 10, windowSeconds: hour };
export const tokenByIp: AttemptLimit = { kind: 'token-ip', most: 50, windowSeconds: quarterHour };

const CountRow = z.object({ count: z.int(), seconds: z.number() });

const bucketSeconds = 60;

/**
 * Counts one try by `whose` (address of the client or of the mailbox). Refuses the one over the limit within the window
 * that ends now, to the minute, and says when to come again. Counted first, so that parallel tries gain nothing. A
 * refused one is taken back, so that trying on does not keep one locked out.
 */
export async function countAttempt(db: Db, limit: AttemptLimit, whose: string): Promise<void> {
  const retryAfter = await secondsToWait(db, limit, whose);
  if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter });
}

/** Like counting a try, but tells by its answer whether it is within the limit. */
export async function isWithinLimit(db: Db, limit: AttemptLimit, whose: string): Promise<boolean> {
  return (await secondsToWait(db, limit, whose)) === 0;
}

async function secondsToWait(
  db: Db,
  { kind, most, windowSeconds }: AttemptLimit,
  whose: string,
): Promise<number> {
  const subject = subjectOf(kind, whose);
  const [row] = await db.rows(
    CountRow,
    `with bucket as (select to_timestamp(floor(extract(epoch from now()) / $2) * $2) as start),
          counted as (
            insert into attempt as known (subject, window_start, count) select $1, start, 1 from bucket
            on conflict (subject, window_start) do update set count = known.count + 1 returning count),
          earlier as (
            select sum(count)::int as count, min(window_start) as first from attempt, bucket
             where subject = $1 and window_start < start and window_start > start - make_interval(secs => $3))
     select (select count from counted) + coalesce((select count from earlier), 0) as count,
            extract(epoch from coalesce((select first from earlier), (select start from bucket)) - (select start from bucket))::float8
              + $3::float8 as seconds`,
    [subject, bucketSeconds, windowSeconds],
  );
  if (row!.count <= most) return 0;
  await db.run(
    `update attempt set count = count - 1
      where subject = $1 and window_start = (select max(window_start) from attempt where subject = $1)`,
    [subject],
  );
  return Math.max(1, Math.ceil(row!.seconds));
}

/** Forgets the tries of one subject, after a success. */
export async function forgetAttempts(db: Db, { kind }: AttemptLimit, whose: string): Promise<void> {
  await db.run('delete from attempt where subject = $1', [subjectOf(kind, whose)]);
}

function subjectOf(kind: string, whose: string): string {
  return `${kind}:${createHash('sha256').update(whose).digest('base64url').slice(0, 32)}`;
}
