import type { StoryText } from './story-text.ts';

/** Likeness from which on an item joins a story, and two stories fuse. */
export interface StoryBars {
  readonly joinAt: number;
  readonly mergeAt: number;
}

/** How readily items join and stories fuse; hours bound how long a story stays open. */
export interface StoryOptions {
  readonly headline: StoryBars;
  /** English headlines share fewer words than Russian ones do, and the judge is more cautious. */
  readonly english: StoryBars;
  /** Items that have text. */
  readonly text: StoryBars;
  readonly openHours: number;
  readonly candidates: number;
  readonly representatives: number;
  /** What the story's own repeated words add to a headline's likeness above `usualCover`. */
  readonly coverWeight: number;
  readonly usualCover: number;
}

/** Chosen by cross-validation over Russian and English stories. */
export const storyOptions: StoryOptions = {
  headline: { joinAt: 0.5, mergeAt: 0.45 },
  english: { joinAt: 0.4, mergeAt: 0.35 },
  text: { joinAt: 0.4, mergeAt: 0.4 },
  openHours: 48,
  candidates: 6,
  representatives: 8,
  coverWeight: 0.5,
  usualCover: 0.2,
};

/** The bars an arriving item is held to. */
export function barsFor(text: StoryText, options: StoryOptions): StoryBars {
  if (text.hasText) return options.text;
  return text.language === 'en' ? options.english : options.headline;
}
