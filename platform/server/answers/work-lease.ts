import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { asAppError } from '#platform/server/http/problem.ts';

/** Whose costly work is under way, and how much of it may be at all processes together. */
export interface LeaseLimit {
  kind: 'model';
  accountId: number;
  atOnce: number;
  /** After so long a place is free again though nobody gave it back. */
  seconds: number;
}

/** A place that was taken. */
export interface Lease {
  giveBack(): Promise<void>;
}

const Row = z.object({ place: z.int() });
/** Two that reach for one place at the same moment: who comes second looks for another. */
const maxTries = 5;

const takeSql = `
  insert into work_lease as l (kind, account_id, place, holder, ends_at)
  select $1, $2, s.n, $4::uuid, now() + make_interval(secs => $5)
    from generate_series(1, $3::int) as s(n)
   where not exists (select from work_lease w
                      where w.kind = $1 and w.account_id = $2 and w.place = s.n and w.ends_at > now())
   order by random() limit 1
  on conflict (kind, account_id, place) do update set holder = excluded.holder, ends_at = excluded.ends_at
   where l.ends_at <= now()
  returning place::int`;

const nobodysLease: Lease = { giveBack: async () => {} };

/**
 * Takes a place for work of an account, null where all of them are taken. They are counted in PostgreSQL for all
 * processes; the embedded database has one process, which counts by itself. Where the database does not answer nobody
 * is refused: each process has its own limit still.
 */
export async function takeLease(db: Db, limit: LeaseLimit): Promise<Lease | null> {
  if (db.kind === 'embedded') return nobodysLease;
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
    if (asAppError(error).code !== 'unavailable') throw error;
    return nobodysLease;
  }
}

async function hasFreePlace(db: Db, { kind, accountId, atOnce }: LeaseLimit): Promise<boolean> {
  const [taken] = await db.query<{ n: number }>(
    'select count(*)::int as n from work_lease where kind = $1 and account_id = $2 and ends_at > now()',
    [kind, accountId],
  );
  return taken!.n < atOnce;
}

function leaseOf(
  db: Db,
  { kind, accountId, place, holder }: LeaseLimit & { place: number; holder: string },
): Lease {
  return {
    async giveBack() {
      await db
        .run(
          'delete from work_lease where kind = $1 and account_id = $2 and place = $3 and holder = $4::uuid',
          [kind, accountId, place, holder],
        )
        // It ends by itself.
        .catch(() => {});
    },
  };
}
