import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { HeldPlaces } from '../../domain/ratings/held-places.ts';

/** An entity as an account follows it: under the number it asked for. */
export interface Follower {
  accountId: number;
  value: number;
}

const Known = z.object({
  accountId: z.int(),
  id: z.int(),
  kind: z.int(),
  low: z.int().nullable(),
  high: z.int().nullable(),
});

/** An entity an account follows, with the places it knows; none before the first look. */
export type KnownPlaces = z.output<typeof Known>;

const pairs = 'unnest($1::bigint[], $2::int[]) as f (account_id, entity_id)';
const ofPairs = (followers: readonly Follower[]) => [
  followers.map(({ accountId }) => accountId),
  followers.map(({ value }) => value),
];

/** What followers know of the places of whom they follow; what was merged is followed as what it was merged into. */
export function listKnownPlaces(db: Db, followers: readonly Follower[]): Promise<KnownPlaces[]> {
  return db.rows(
    Known,
    `select distinct f.account_id::int as "accountId", k.id, k.kind::int as kind, n.low, n.high
       from ${pairs} join entity e on e.id = f.entity_id join entity k on k.id = coalesce(e.merged_into, e.id)
       left join rating_place_noted n on n.account_id = f.account_id and n.entity_id = k.id`,
    ofPairs(followers),
  );
}

/** Forgets the places of names that their account follows no longer: whoever follows again begins anew. */
export async function forgetPlaces(db: Db, followers: readonly Follower[]): Promise<void> {
  await db.run(
    `delete from rating_place_noted n where not exists (
       select from ${pairs} join entity e on e.id = f.entity_id
        where f.account_id = n.account_id and coalesce(e.merged_into, e.id) = n.entity_id)`,
    ofPairs(followers),
  );
}

/** Notes the places of a name as accounts see them first. */
export async function notePlaces(
  db: Db,
  id: number,
  accountIds: readonly number[],
  { low, high }: HeldPlaces,
): Promise<void> {
  await db.run(
    `insert into rating_place_noted (account_id, entity_id, low, high)
     select account_id, $2, $3::int, $4::int from unnest($1::bigint[]) as account_id on conflict do nothing`,
    [accountIds, id, low, high],
  );
}

const Account = z.object({ accountId: z.int() });

/** Changes the places that accounts know of a name; whose they were no longer, because another told them first, is not among the answer. */
export async function changePlaces(
  tx: Db,
  id: number,
  accountIds: readonly number[],
  { before, now }: { before: HeldPlaces; now: HeldPlaces },
): Promise<number[]> {
  const rows = await tx.rows(
    Account,
    `update rating_place_noted set low = $5::int, high = $6::int, noted_at = now()
      where entity_id = $2 and account_id = any($1::bigint[]) and low = $3::int and high is not distinct from $4::int
      returning account_id::int as "accountId"`,
    [accountIds, id, before.low, before.high, now.low, now.high],
  );
  return rows.map(({ accountId }) => accountId);
}
