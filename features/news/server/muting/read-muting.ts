import type { Db } from '#platform/server/db/db.ts';
import { mutedTest, type MutableNews } from '../../domain/muting/find-muted.ts';
import { listMutings } from './muting-queries.ts';

/** Tells news that is not wanted. */
export type IsMuted = (news: MutableNews) => boolean;

/** Tells what an account does not want to see. */
export async function readMuting(db: Db, accountId: number): Promise<IsMuted> {
  const muting = await readMutings(db, [accountId]);
  return muting(accountId);
}

/** The same for some accounts at once. */
export async function readMutings(
  db: Db,
  accountIds: readonly number[],
): Promise<(accountId: number) => IsMuted> {
  const own = Map.groupBy(await listMutings(db, accountIds), ({ accountId }) => accountId);
  return (accountId) => {
    const rows = own.get(accountId) ?? [];
    return mutedTest({
      words: rows.flatMap(({ word }) => (word === null ? [] : [word])),
      sources: rows.flatMap(({ sourceId }) => (sourceId === null ? [] : [sourceId])),
    });
  };
}
