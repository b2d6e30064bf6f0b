import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { linkOutcomes, type LinkOutcome } from '../../domain/link-outcome.ts';

/** Asked in one run. */
const most = 100;

/** Versions whose links are kept in mind: what waits, and what is published; a register's rows bring links of their own. */
const kept = `measure_version v join measure m using (measure_id)
  where v.status in (2, 3) and m.origin is null and v.content->>'legalLink' <> ''`;

/** Addresses whose time has come among those asked before, where a version that waits or is in force has them; and those never asked. */
export const dueSql = `
  (select k.address, k.next_at from measure_link k
    where k.next_at <= $1::timestamptz and exists (
      select from ${kept} and v.content->>'legalLink' = k.address
         and (v.status = 2 or v.ends is null or v.ends >= $1::timestamptz::date))
    order by k.next_at limit ${most})
  union all
  (select distinct v.content->>'legalLink', null::timestamptz from ${kept}
      and not exists (select from measure_link k where k.address = v.content->>'legalLink') limit ${most})`;

/** Addresses never asked, and of what waits or is in force on `now` those whose time has come; longest due first. */
export async function listDueLinks(db: Db, now: Date): Promise<string[]> {
  const rows = await db.rows(
    z.object({ address: z.string() }),
    `select address from (${dueSql}) due order by next_at nulls first, address limit ${most}`,
    [now],
  );
  return rows.map(({ address }) => address);
}

/** Forgets addresses that no version has any more. */
export async function forgetLinks(db: Db): Promise<void> {
  await db.query(
    `delete from measure_link k where not exists (select from ${kept} and v.content->>'legalLink' = k.address)`,
    [],
  );
}

interface Answered {
  address: string;
  outcome: LinkOutcome;
  status: number | null;
  now: Date;
  nextAt: Date;
}

/** Keeps how an address answered; the day it opened last stays where it did not. */
export async function keepLink(db: Db, { address, outcome, status, now, nextAt }: Answered): Promise<void> {
  await db.query(
    `insert into measure_link (address, outcome, http_status, checked_at, opened_at, next_at)
     values ($1::text, $2::text, $3::int, $4::timestamptz, case when $2::text = 'opened' then $4::timestamptz end, $5::timestamptz)
     on conflict (address) do update set outcome = excluded.outcome, http_status = excluded.http_status,
       checked_at = excluded.checked_at, opened_at = coalesce(excluded.opened_at, measure_link.opened_at), next_at = excluded.next_at`,
    [address, outcome, status, now, nextAt],
  );
}

const LinkRow = z.object({
  outcome: z.enum(linkOutcomes),
  status: z.int().nullable(),
  checkedAt: z.date(),
  openedAt: z.date().nullable(),
});

/** How an address answered last; null where it was not asked yet. */
export async function findLink(db: Db, address: string) {
  if (address === '') return null;
  const [row] = await db.rows(
    LinkRow,
    `select outcome, http_status as status, checked_at as "checkedAt", opened_at as "openedAt"
       from measure_link where address = $1::text`,
    [address],
  );
  if (!row) return null;
  return {
    ...row,
    checkedAt: row.checkedAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
  };
}
