import { z } from 'zod';
import type { KeyScope } from '#platform/server/caller.ts';
import type { Db } from '#platform/server/db/db.ts';
import { daysOfUse } from '../../domain/api-key.ts';

const asMoment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const today = `(now() at time zone 'Europe/Moscow')::date`;

const Kept = z.object({
  id: z.int(),
  name: z.string(),
  shown: z.string(),
  scopes: z.array(z.enum(['public', 'licensed', 'own'])),
  perHour: z.int(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  days: z.array(z.object({ day: z.string(), calls: z.int(), refused: z.int() })),
});

/** The keys of an account, newest first, those that ended a month ago and earlier left out. */
export function listKeys(db: Db, accountId: number): Promise<z.output<typeof Kept>[]> {
  return db.rows(
    Kept,
    `select k.id::int, k.name, k.shown, k.scopes, k.per_hour as "perHour", ${asMoment('k.created_at')} as "createdAt",
            ${asMoment('k.expires_at')} as "expiresAt", ${asMoment('k.used_at')} as "usedAt", ${asMoment('k.revoked_at')} as "revokedAt",
            coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'calls', d.calls, 'refused', d.refused) order by d.day)
                        from api_key_day d where d.key_id = k.id and d.day > ${today} - ${daysOfUse}), '[]'::jsonb) as days
       from api_key k
      where k.account_id = $1 and coalesce(k.revoked_at, k.expires_at, now()) > now() - interval '30 days'
      order by k.id desc`,
    [accountId],
  );
}

/** A key as it was made. */
export interface NewKey {
  accountId: number;
  name: string;
  shown: string;
  keyHash: string;
  scopes: readonly KeyScope[];
  perHour: number;
  /** 0 = without end. */
  days: number;
}

/** Keeps a key; returns its number. */
export async function insertKey(
  tx: Db,
  { accountId, name, shown, keyHash, scopes, perHour, days }: NewKey,
): Promise<number> {
  const [row] = await tx.rows(
    z.object({ id: z.int() }),
    `insert into api_key (account_id, name, shown, key_hash, scopes, per_hour, expires_at)
     values ($1, $2, $3, $4, $5, $6, case when $7::int > 0 then now() + make_interval(days => $7::int) end)
     returning id::int`,
    [accountId, name, shown, keyHash, scopes, perHour, days],
  );
  return row!.id;
}

/** How many keys of an account work; its row is held, so that two at once do not pass the limit together. */
export async function countWorkingKeys(tx: Db, accountId: number): Promise<number> {
  await tx.run('select from account where id = $1 for update', [accountId]);
  const [row] = await tx.rows(
    z.object({ count: z.int() }),
    `select count(*)::int as count from api_key
      where account_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
    [accountId],
  );
  return row!.count;
}

/** Revokes a working key of the account; false when it has none such. */
export async function revokeKey(db: Db, accountId: number, id: number): Promise<boolean> {
  const revoked = await db.run(
    'update api_key set revoked_at = now() where id = $2 and account_id = $1 and revoked_at is null',
    [accountId, id],
  );
  return revoked > 0;
}

/** Adds calls to today's use of a key, and notes that it was used. */
export async function addUse(
  db: Db,
  { id, calls, refused }: { id: number; calls: number; refused: number },
): Promise<void> {
  await db.run(
    `with used as (update api_key set used_at = now() where id = $1 returning id)
     insert into api_key_day (key_id, day, calls, refused) select id, ${today}, $2::int, $3::int from used
     on conflict (key_id, day) do update
        set calls = api_key_day.calls + excluded.calls, refused = api_key_day.refused + excluded.refused`,
    [id, calls, refused],
  );
}
