import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** Numbers of what people have of a story: that they follow it, comments and polls. */
export const StoryReferences = z.object({
  subscriptions: z.array(z.int()),
  comments: z.array(z.int()),
  polls: z.array(z.int()),
});

/** What went with a story, so that it can come back with it. */
export type MovedReferences = z.output<typeof StoryReferences>;

/** Where people refer to a story by its number; who follows both keeps one. */
const moves = {
  subscriptions: `update subscription r set subject = $2::bigint where r.kind = 'story' and r.subject = $1::bigint
      and not exists (select from subscription o where o.account_id = r.account_id and o.kind = 'story' and o.subject = $2::bigint)
    returning id`,
  comments:
    "update comment set subject_id = $2::bigint where kind = 'story' and subject_id = $1::bigint returning id",
  polls:
    "update poll set subject_id = $2::bigint where kind = 'story' and subject_id = $1::bigint returning id",
} as const;

/** What is still where it went; who follows the first story anew since has it there. */
const returns = {
  subscriptions: `update subscription r set subject = $2::bigint where r.id = any($3::bigint[]) and r.kind = 'story' and r.subject = $1::bigint
      and not exists (select from subscription o where o.account_id = r.account_id and o.kind = 'story' and o.subject = $2::bigint)`,
  comments:
    "update comment set subject_id = $2::bigint where id = any($3::bigint[]) and kind = 'story' and subject_id = $1::bigint",
  polls:
    "update poll set subject_id = $2::bigint where id = any($3::bigint[]) and kind = 'story' and subject_id = $1::bigint",
} as const;

interface Way {
  readonly from: number;
  readonly into: number;
}

/** What people have of a story goes with it into another. @returns what went. */
export async function moveStoryReferences(tx: Db, { from, into }: Way): Promise<MovedReferences> {
  const move = async (sql: string): Promise<number[]> =>
    (await tx.query<{ id: number }>(sql, [from, into])).map(({ id }) => id);
  return {
    subscriptions: await move(moves.subscriptions),
    comments: await move(moves.comments),
    polls: await move(moves.polls),
  };
}

/** The same for stories the engine fuses: one at a time, since a person may follow two that become one. */
export async function moveReferences(tx: Db, merges: readonly Way[]): Promise<void> {
  for (const merge of merges) await moveStoryReferences(tx, merge);
}

/** What went with a story comes back to it; what was written of the other one since stays there. */
export async function returnReferences(tx: Db, moved: MovedReferences, { from, into }: Way): Promise<void> {
  await tx.run(returns.subscriptions, [from, into, moved.subscriptions]);
  await tx.run(returns.comments, [from, into, moved.comments]);
  await tx.run(returns.polls, [from, into, moved.polls]);
}
