import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { defaultAtOnce, type LeaseLimit } from './work-lease.ts';

/** Costly work by kind: how much of it may be under way at all processes together, and how much is. */
export interface WorkLimit {
  kind: LeaseLimit['kind'];
  atOnce: number;
  /** An operator has set it. */
  isSet: boolean;
  underWay: number;
}

const Row = z.object({ kind: z.string(), atOnce: z.int().nullable(), underWay: z.int() });

/** All kinds of costly work with their limits as of now. */
export async function listWorkLimits(db: Db): Promise<WorkLimit[]> {
  const kinds = Object.keys(defaultAtOnce) as LeaseLimit['kind'][];
  const rows = await db.rows(
    Row,
    `select k.kind, l.at_once::int as "atOnce",
            (select count(*)::int from work_lease w where w.kind = k.kind and w.ends_at > now()) as "underWay"
       from unnest($1::text[]) as k(kind) left join work_limit l using (kind)`,
    [kinds],
  );
  return kinds.map((kind) => {
    const { atOnce, underWay } = rows.find((row) => row.kind === kind)!;
    return { kind, atOnce: atOnce ?? defaultAtOnce[kind], isSet: atOnce !== null, underWay };
  });
}

/** All processes heed it from their next piece of work on; null gives the product's own number back. */
export async function setWorkLimit(db: Db, kind: LeaseLimit['kind'], atOnce: number | null): Promise<void> {
  if (atOnce === null) await db.run('delete from work_limit where kind = $1', [kind]);
  else
    await db.run(
      `insert into work_limit (kind, at_once) values ($1, $2)
       on conflict (kind) do update set at_once = excluded.at_once`,
      [kind, atOnce],
    );
}
