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

export const loginByIp: AttemptLimit = { kind: 'login-ip', most: 50, windowSeconds: 900 };
export const loginByEmail: AttemptLimit = { kind: 'login-email', most: 10, windowSeconds: 900 };
export const letterByIp: AttemptLimit = { kind: 'letter-ip', most: 20, windowSeconds: 3600 };
export const letterByEmail: AttemptLimit = { kind: 'letter-email', most: 3, windowSeconds: 3600 };
export const tokenByIp: AttemptLimit = { kind: 'token-ip', most: 50, windowSeconds: 900 };

const CountRow = z.object({ count: z.int() });

const bucketSeconds = 60;

/**
 * Counts one try by `whose` (address of the client or of the mailbox) and refuses the one over the limit within the window
 * that ends now, to the minute. Counted first, so that parallel tries gain nothing.
 */
export async function countAttempt(
  db: Db,
  { kind, most, windowSeconds }: AttemptLimit,
  whose: string,
): Promise<void> {
  const [row] = await db.rows(
    CountRow,
    `with bucket as (select to_timestamp(floor(extract(epoch from now()) / $2) * $2) as start),
          counted as (
            insert into attempt as known (subject, window_start, count) select $1, start, 1 from bucket
            on conflict (subject, window_start) do update set count = known.count + 1 returning count)
     select (select count from counted)
          + coalesce((select sum(count) from attempt, bucket
                       where subject = $1 and window_start < start and window_start > start - make_interval(secs => $3)), 0)::int as count`,
    [subjectOf(kind, whose), bucketSeconds, windowSeconds],
  );
  if (row!.count > most) throw new AppError('too_many_requests');
}

/** Forgets the tries of one subject, after a success. */
export async function forgetAttempts(db: Db, { kind }: AttemptLimit, whose: string): Promise<void> {
  await db.run('delete from attempt where subject = $1', [subjectOf(kind, whose)]);
}

function subjectOf(kind: string, whose: string): string {
  return `${kind}:${createHash('sha256').update(whose).digest('base64url').slice(0, 32)}`;
}
