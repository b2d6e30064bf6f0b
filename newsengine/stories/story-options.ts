import type { StoryText } from './story-text.ts';

/** Likeness from which on an item joins a story, and two stories fuse. */
export interface StoryBars {
  readonly joinAt: number;
  readonly mergeAt: number;
  /** By how much `mergeAt` rises each time the larger story doubles: a large one has a headline like almost any other. */
  readonly sizeCost: number;
  /**
   * Two stories fuse whatever the mean where the smaller one's representatives are each so like one in the larger; how
   * much the bar rises with each doubling.
   */
  readonly sharedAt: number;
  readonly sharedCost: number;
}

/** How readily items join and stories fuse; hours bound how long a story stays open. */
export interface StoryOptions {
  /** Russian headlines. */
  readonly headline: StoryBars;
  /** Headlines in other languages, where words have fewer forms and two events share more of them. */
  readonly foreign: StoryBars;
  /** Japanese headlines, where one event has fewest words in common. */
  readonly japanese: StoryBars;
  /** Items that have text, in the languages whose articles taught their judge. */
  readonly text: StoryBars;
  /** Items that have text in a language the judge of articles was not taught: it finds them more alike than they are. */
  readonly untaughtText: StoryBars;
  readonly openHours: number;
  readonly candidates: number;
  readonly representatives: number;
  /** What the story's own repeated words add to a headline's likeness above `defaultCover`. */
  readonly coverWeight: number;
  readonly defaultCover: number;
  /** What a headline loses whose names the story has none of. */
  readonly strangerCost: number;
  /** Mean likeness to a story's representatives below which a headline does not join it, however like one of them is. */
  readonly meanAt: number;
  /** What two headlines that share a name gain where at most `nearHours` lie between them. */
  readonly nearHours: number;
  readonly nearLift: number;
  /** From how many items on a story's size raises the bar of fusing. */
  readonly smallStory: number;
}

/** Chosen on days left out of training, half of them used for nothing else. */
export const storyOptions: StoryOptions = {
  headline: { joinAt: 0.5, mergeAt: 0.27, sizeCost: 0.08, sharedAt: 0.6, sharedCost: 0.03 },
  foreign: { joinAt: 0.4, mergeAt: 0.3, sizeCost: 0.08, sharedAt: 0.6, sharedCost: 0.03 },
  japanese: { joinAt: 0.28, mergeAt: 0.3, sizeCost: 0.08, sharedAt: 0.6, sharedCost: 0.03 },
  text: { joinAt: 0.5, mergeAt: 0.3, sizeCost: 0, sharedAt: Infinity, sharedCost: 0 },
  untaughtText: { joinAt: 0.6, mergeAt: 0.6, sizeCost: 0, sharedAt: Infinity, sharedCost: 0 },
  openHours: 48,
  candidates: 6,
  representatives: 8,
  coverWeight: 0.4,
  defaultCover: 0.2,
  strangerCost: 0.15,
  meanAt: 0.2,
  nearHours: 2,
  nearLift: 0.1,
  smallStory: 4,
};

/** The bars an arriving item is held to. */
export function barsFor(text: StoryText, options: StoryOptions): StoryBars {
  if (text.hasText)
    return text.language === 'ru' || text.language === 'en' ? options.text : options.untaughtText;
  if (text.language === 'ru') return options.headline;
  return text.language === 'ja' ? options.japanese : options.foreign;
}
