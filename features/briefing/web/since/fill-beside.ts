import type { OutputOf } from '#platform/web/api.ts';

type Told = OutputOf<'event/getSince'>;

/** Rough heights on a wide screen. Unit: px. */
const heights = { brief: 1000, storiesHead: 80, storyRow: 140, why: 690, side: 900, sideRow: 84 };
/** Rows of a kind the side shows at most. */
const most = 5;

/** What stands under the brief, in its column, where the side is so much longer: its stories, and why it moved. Else they have the whole width. */
export function fillBeside(stories: number, told: Told | null): { stories: boolean; why: boolean } {
  if (told === null) return { stories: false, why: false };
  const rows =
    Math.min(most, told.figures.length) +
    Math.min(most, told.revised.length) +
    Math.min(most, told.measures.length) +
    told.forecasts.length +
    told.lastErrors.length;
  const room = heights.side + rows * heights.sideRow - heights.brief;
  const storiesHeight = heights.storiesHead + Math.ceil(stories / 2) * heights.storyRow;
  const hasStories = stories > 0 && room >= storiesHeight / 2;
  return { stories: hasStories, why: room - (hasStories ? storiesHeight : 0) >= heights.why / 2 };
}
