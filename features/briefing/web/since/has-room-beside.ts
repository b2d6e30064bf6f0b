import type { OutputOf } from '#platform/web/api.ts';

type Told = OutputOf<'event/getSince'>;

/** Rough heights on a wide screen. Unit: px. */
const heights = { brief: 850, storiesHead: 80, storyRow: 140, side: 760, sideRow: 72, needed: 400 };
/** Rows of a kind the side shows at most. */
const most = 5;

/** Whether the side of the morning is so much longer than the brief with its stories that a tile fills the room. */
export function hasRoomBeside(stories: number, told: Told | null): boolean {
  if (told === null) return false;
  const rows =
    Math.min(most, told.figures.length) +
    Math.min(most, told.revised.length) +
    Math.min(most, told.measures.length) +
    told.forecasts.length +
    told.lastErrors.length;
  const brief =
    heights.brief + (stories === 0 ? 0 : heights.storiesHead + Math.ceil(stories / 2) * heights.storyRow);
  return heights.side + rows * heights.sideRow - brief >= heights.needed;
}
