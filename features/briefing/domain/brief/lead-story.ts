import { leisureShares } from '#newsengine/rubrics/rubric.ts';

/** What decides which story leads. */
interface Told {
  rubricId: number | null;
  itemCount: number;
  sourceCount: number;
}

/** Outlets a story needs to lead: what one outlet alone tells is no event of the place yet. */
const minOutlets = 2;

/** Outlets that told it; what is read for pleasure weighs half, as on the front page. */
function weightOf({ rubricId, sourceCount }: Told): number {
  const leisure = rubricId === null ? 0 : (leisureShares.get(rubricId) ?? 0);
  return sourceCount * (1 - 0.5 * leisure);
}

/** Stories in the order of their weight; of equal ones that with more headlines first. */
export function orderStories<Story extends Told>(stories: readonly Story[]): Story[] {
  return stories.toSorted((one, other) => weightOf(other) - weightOf(one) || other.itemCount - one.itemCount);
}

/** The story that may open a morning; null where no two outlets told the same. */
export function leadStory<Story extends Told>(stories: readonly Story[]): Story | null {
  return orderStories(stories).find(({ sourceCount }) => sourceCount >= minOutlets) ?? null;
}
