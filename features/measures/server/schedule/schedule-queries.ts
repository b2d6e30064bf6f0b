import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** When a version appears and when it goes; null = at once, and never. */
export interface Schedule {
  publishAt: Date | null;
  expiresAt: Date | null;
}

/** Keeps when a version appears and goes, and who accepted it so. */
export async function setSchedule(
  tx: Db,
  { id, version }: { id: number; version: number },
  { publishAt, expiresAt }: Schedule,
  accountId: number,
): Promise<void> {
  await tx.run(
    `update measure_version set publish_at = $3::timestamptz, expires_at = $4::timestamptz, scheduled_by = $5::bigint
      where measure_id = $1::bigint and version = $2::int`,
    [id, version, publishAt, expiresAt, accountId],
  );
}

const DueRow = z.object({ id: z.int(), version: z.int(), accountId: z.int().nullable() });
export type DueVersion = z.output<typeof DueRow>;

const dueOf = (what: 'publish' | 'expire'): string =>
  what === 'publish'
    ? 'status = 2 and publish_at <= $1::timestamptz'
    : 'status = 3 and expires_at <= $1::timestamptz';

/** Versions whose moment has come, oldest first. */
export function listDueVersions(
  db: Db,
  what: 'publish' | 'expire',
  now: Date,
  most: number,
): Promise<DueVersion[]> {
  return db.rows(
    DueRow,
    `select measure_id as id, version, scheduled_by as "accountId" from measure_version
      where ${dueOf(what)} order by ${what === 'publish' ? 'publish_at' : 'expires_at'} limit $2::int`,
    [now, most],
  );
}

/** True while the moment of a version that was found due still holds: somebody may have been faster. */
export async function isStillDue(
  tx: Db,
  what: 'publish' | 'expire',
  { id, version }: DueVersion,
  now: Date,
): Promise<boolean> {
  const found = await tx.rows(
    z.object({ id: z.int() }),
    `select measure_id as id from measure_version where ${dueOf(what)} and measure_id = $2::bigint and version = $3::int`,
    [now, id, version],
  );
  return found.length > 0;
}
