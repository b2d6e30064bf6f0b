import type { Db } from '#platform/server/db/db.ts';

/** Where people refer to a story by its number; who follows both keeps one. */
const moves = [
  `update subscription r set subject = $2::bigint where r.kind = 'story' and r.subject = $1::bigint
      and not exists (select from subscription o where o.account_id = r.account_id and o.kind = 'story' and o.subject = $2::bigint)`,
  "update comment set subject_id = $2::bigint where kind = 'story' and subject_id = $1::bigint",
  "update poll set subject_id = $2::bigint where kind = 'story' and subject_id = $1::bigint",
] as const;

/**
 * What people have of a story goes with it into another: that they follow it, comments and polls. One story at a time,
 * since a person may follow two that become one. An editor's undoing of the merge leaves it there.
 */
export async function moveReferences(
  tx: Db,
  merges: readonly { readonly from: number; readonly into: number }[],
): Promise<void> {
  for (const { from, into } of merges) for (const move of moves) await tx.run(move, [from, into]);
}
