import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { maxSubscriptions, subjectKinds, type SubjectKind } from '../../domain/subject-kinds.ts';

const Row = z.object({
  subscriptionId: z.int(),
  type: z.enum(subjectKinds),
  value: z.int(),
  inDigest: z.boolean(),
});

/** A subject as an account follows it. */
export type StoredSubscription = z.output<typeof Row>;

/** A subject of any account. */
export interface Subject {
  type: SubjectKind;
  value: number;
}

const columns = 'id::int as "subscriptionId", kind as type, subject as value, in_digest as "inDigest"';
const kindOrder = `array_position(array[${subjectKinds.map((kind) => `'${kind}'`).join(', ')}], kind)`;

/** What an account follows, kind by kind, oldest first. */
export async function listSubscriptions(db: Db, accountId: number): Promise<StoredSubscription[]> {
  return (await listOf(db, [accountId], 'true', '')).get(accountId) ?? [];
}

/** The sections of the digests of some accounts, in the order each chose; who chose none is not among them. */
export async function listSectionsOf(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, StoredSubscription[]>> {
  return listOf(db, accountIds, 'in_digest', 'digest_place nulls last,');
}

/** What is followed and meets a condition, account by account; what stands first in the order tells apart what is told otherwise kind by kind. */
async function listOf(
  db: Db,
  accountIds: readonly number[],
  condition: string,
  order: string,
): Promise<Map<number, StoredSubscription[]>> {
  const rows = await db.rows(
    Row.extend({ accountId: z.int() }),
    `select account_id::int as "accountId", ${columns} from subscription
      where account_id = any($1::bigint[]) and ended_at is null and ${condition} order by ${order} ${kindOrder}, id`,
    [accountIds],
  );
  const grouped = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(
    [...grouped].map(([id, own]) => [id, own.map(({ accountId: _accountId, ...each }) => each)]),
  );
}

/** The account's subscription to a subject, null when it does not follow it. */
export async function findSubscription(
  db: Db,
  accountId: number,
  { type, value }: Subject,
): Promise<StoredSubscription | null> {
  const [row] = await db.rows(
    Row,
    `select ${columns} from subscription where account_id = $1 and kind = $2 and subject = $3 and ended_at is null`,
    [accountId, type, value],
  );
  return row ?? null;
}

/** Follows a subject, or follows it again; null when the account follows as many as it may. */
export async function insertSubscription(
  tx: Db,
  accountId: number,
  { type, value }: Subject,
): Promise<StoredSubscription | null> {
  await tx.query('select 1 from account where id = $1 for update', [accountId]);
  const followed = await listSubscriptions(tx, accountId);
  const known = followed.find((each) => each.type === type && each.value === value);
  if (known) return known;
  if (followed.length >= maxSubscriptions) return null;
  const [row] = await tx.rows(
    Row,
    `insert into subscription (account_id, kind, subject) values ($1, $2, $3)
     on conflict (account_id, kind, subject) do update set ended_at = null returning ${columns}`,
    [accountId, type, value],
  );
  return row!;
}

/** Ends what is followed; nothing happens where it is not. */
export async function endSubscription(db: Db, accountId: number, { type, value }: Subject): Promise<void> {
  await db.run(
    'update subscription set ended_at = now() where account_id = $1 and kind = $2 and subject = $3 and ended_at is null',
    [accountId, type, value],
  );
}

/** Puts a followed subject into the digest or out of it; false when it is not followed. */
export async function setInDigest(
  db: Db,
  accountId: number,
  { type, value }: Subject,
  inDigest: boolean,
): Promise<boolean> {
  const touched = await db.run(
    'update subscription set in_digest = $4 where account_id = $1 and kind = $2 and subject = $3 and ended_at is null',
    [accountId, type, value, inDigest],
  );
  return touched > 0;
}

/** Gives sections of a digest their places, as they are told; those not told, and what is not followed, have none. */
export async function placeSections(db: Db, accountId: number, subjects: readonly Subject[]): Promise<void> {
  await db.run(
    `update subscription s
        set digest_place = (select min(o.place)::smallint from unnest($2::text[], $3::bigint[]) with ordinality as o (kind, subject, place)
                             where o.kind = s.kind and o.subject = s.subject)
      where s.account_id = $1`,
    [accountId, subjects.map(({ type }) => type), subjects.map(({ value }) => value)],
  );
}
