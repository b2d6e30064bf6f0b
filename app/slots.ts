import { ReviewTile, WhyTile } from '#features/briefing/public.web.ts';
import { AroundTile } from '#features/briefing/public.tiles.ts';
import { CommentsTile, PollsTile } from '#features/community/public.web.ts';
import { OwnRegionPlace } from '#features/digest/public.web.ts';
import { RegionMeasuresTile } from '#features/measures/public.web.ts';
import { DayButton } from '#features/shell/public.web.ts';
import type { Slots } from '#platform/web/slots.ts';

/** What each room draws in the places that rooms below it leave on their pages; every part loads its code when it is drawn. */
export const slots: Slots = {
  around: AroundTile,
  comments: CommentsTile,
  dayButton: DayButton,
  ownRegion: OwnRegionPlace,
  polls: PollsTile,
  regionMeasures: RegionMeasuresTile,
  review: ReviewTile,
  why: WhyTile,
};
