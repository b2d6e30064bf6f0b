import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { asAppError } from '#platform/server/http/problem.ts';

/** Costly work that all processes together do so much of at once, whoever asked for it. */
export type SharedWork = 'speech' | 'picture' | 'print';

/** Whose costly work is under way, and how much of it may be at all processes together. */
export interface LeaseLimit {
  kind: 'model' | SharedWork;
  accountId: number;
  /** Where no operator has set another number (`work_limit`). */
  atOnce: number;
  /** After so long a place of a process that died is free again; while it works it is put off. */
  seconds: number;
}

/** A place that was taken; it is kept until it is given back. */
export interface Lease {
  giveBack(): Promise<void>;
}

/** Enough for four machines of two cores; each process does less at once, to guard its own. Of models each account has so many. */
export const defaultAtOnce: Readonly<Record<LeaseLimit['kind'], number>> = {
  speech: 8,
  picture: 4,
  print: 4,
  model: 4,
};
/** Nobody's account: places that everybody shares. */
const everybody = 0;
const leaseSeconds = 30;
/** A place that is taken is asked for again after so long, later each time. Unit: ms. */
const askAgainMs = { first: 50, longest: 1_000 };

const Row = z.object({ place: z.int() });
/** Two that reach for one place at the same moment: who comes second looks for another. */
const maxTries = 5;

const limitSql = 'coalesce((select at_once from work_limit where kind = $1), $3::int)';
const takeSql = `
  insert into work_lease as l (kind, account_id, place, holder, ends_at)
  select $1, $2, s.n, $4::uuid, now() + make_interval(secs => $5)
    from generate_series(1, ${limitSql}) as s(n)
   where not exists (select from work_lease w
                      where w.kind = $1 and w.account_id = $2 and w.place = s.n and w.ends_at > now())
   order by random() limit 1
  on conflict (kind, account_id, place) do update set holder = excluded.holder, ends_at = excluded.ends_at
   where l.ends_at <= now()
  returning place::int`;

const nobodysLease: Lease = { giveBack: async () => {} };

/**
 * Takes a place for work of an account, null where all of them are taken. They are counted in the database for all
 * processes. Where it does not answer or takes no more nobody is refused: each process has its own limit still.
 */
export async function takeLease(db: Db, limit: LeaseLimit): Promise<Lease | null> {
  const { kind, accountId, atOnce, seconds } = limit;
  const holder = randomUUID();
  try {
    for (let tries = 0; tries < maxTries; tries++) {
      const [taken] = await db.rows(Row, takeSql, [kind, accountId, atOnce, holder, seconds]);
      if (taken !== undefined) return leaseOf(db, { ...limit, place: taken.place, holder });
      if (!(await hasFreePlace(db, limit))) return null;
    }
    return null;
  } catch (error) {
    const { code } = asAppError(error);
    if (code !== 'unavailable' && code !== 'storage_full') throw error;
    return nobodysLease;
  }
}

async function hasFreePlace(db: Db, { kind, accountId, atOnce }: LeaseLimit): Promise<boolean> {
  const [row] = await db.query<{ isFree: boolean }>(
    `select count(*) < ${limitSql} as "isFree" from work_lease
      where kind = $1 and account_id = $2 and ends_at > now()`,
    [kind, accountId, atOnce],
  );
  return row!.isFree;
}

interface TakenPlace extends LeaseLimit {
  place: number;
  holder: string;
}

function leaseOf(db: Db, { kind, accountId, place, holder, seconds }: TakenPlace): Lease {
  const own = 'kind = $1 and account_id = $2 and place = $3 and holder = $4::uuid';
  const values = [kind, accountId, place, holder];
  const putOff = (): Promise<unknown> =>
    db
      .run(`update work_lease set ends_at = now() + make_interval(secs => $5) where ${own}`, [
        ...values,
        seconds,
      ])
      // The next time it may answer.
      .catch(() => {});
  const timer = setInterval(() => void putOff(), Math.max(100, (seconds * 1000) / 3)).unref();
  return {
    async giveBack() {
      clearInterval(timer);
      await db
        .run(`delete from work_lease where ${own}`, values)
        // It ends by itself.
        .catch(() => {});
    },
  };
}

/**
 * Does work once the whole installation has a place for it. Throws `too_many_requests` where none is free for
 * `waitSeconds`, and the signal's reason. It is called when the turn at the own process has come: what only waits there
 * takes nobody's place.
 */
export async function doInPlace<T>(
  db: Db,
  { kind, waitSeconds, signal }: { kind: SharedWork; waitSeconds: number; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const limit = { kind, accountId: everybody, atOnce: defaultAtOnce[kind], seconds: leaseSeconds };
  const until = performance.now() + 1000 * waitSeconds;
  let lease = await takeLease(db, limit);
  for (let ms = askAgainMs.first; lease === null; ms = Math.min(2 * ms, askAgainMs.longest)) {
    if (performance.now() >= until) throw new AppError('too_many_requests', { retryAfter: 5 });
    await wait(ms, undefined, { signal }).catch(() => signal?.throwIfAborted());
    lease = await takeLease(db, limit);
  }
  try {
    return await work();
  } finally {
    await lease.giveBack();
  }
}
