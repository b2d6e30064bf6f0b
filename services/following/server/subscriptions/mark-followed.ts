import type { OwnParts } from '#platform/server/jobs/own-parts.ts';
import { findSubscription } from './subscription-queries.ts';

/** What a feed of a rubric, the same for everybody, says to one reader alone: whether they follow it. */
async function markRubric(
  { rubricId }: { rubricId: number },
  { db, caller }: Parameters<OwnParts[string]>[1],
): Promise<object | null> {
  const found = await findSubscription(db, caller.accountId!, { type: 'rubric', value: rubricId });
  return found === null ? null : { isRubricSubscribed: true, subscriptionId: found.subscriptionId };
}

/** The feeds that say whether their rubric is followed. */
export const followedParts = {
  Section: markRubric,
  'news/getNewsList': markRubric,
  'news/search': markRubric,
} as OwnParts;
