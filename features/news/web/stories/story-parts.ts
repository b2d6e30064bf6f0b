import type { OutputOf } from '#platform/web/api.ts';
import type { FeedNews } from '../feed/feed-news.ts';

/** Figures of the one region a lead concerns, as its page carries them. */
export interface LeadInset {
  yugoId: number;
  name: string;
  trend: OutputOf<'site/getRegionTrend'>;
}

/** A row of a feed by story: an item that leads one. */
export type StoryNews = FeedNews & {
  story: NonNullable<FeedNews['story']>;
  group: NonNullable<FeedNews['group']>;
};

/** A page of stories as it is set. */
export interface StoryParts {
  lead: StoryNews | null;
  /** Told by several headlines, or by one where few are, in the feed's order. */
  stories: StoryNews[];
  /** Told by one. */
  brief: StoryNews[];
}

/** Splits a page; with `withLead` its first story stands apart, however many tell it. */
export function splitStories(news: readonly FeedNews[], withLead: boolean): StoryParts {
  const whole = news.filter((item): item is StoryNews => item.story !== null && item.group !== null);
  const [first, ...others] = whole;
  const rest = withLead ? others : whole;
  const alone = rest.filter(({ story }) => story.itemCount === 1);
  // Two or three in columns of their own would leave holes: they stand among the others.
  const isBrief = ({ story }: StoryNews): boolean => story.itemCount === 1 && alone.length > 2;
  return {
    lead: withLead ? (first ?? null) : null,
    stories: rest.filter((item) => !isBrief(item)),
    brief: rest.filter(isBrief),
  };
}

/** The one region a story concerns; null where it is none or several. */
export function leadRegion(news: StoryNews | null): { yugoId: number; name: string } | null {
  const regions = news?.group.regions ?? [];
  return regions.length === 1 ? regions[0]! : null;
}
