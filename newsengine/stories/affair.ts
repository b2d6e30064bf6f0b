import type { StoryText } from './story-text.ts';

/** The chain of one affair's steps: what its headlines keep repeating, and the stories that are its steps. */
export interface Affair {
  /** Number of the story that opened it. */
  readonly root: number;
  readonly stories: Set<number>;
  /** Sum of the weights of each term over all headlines, 1 a headline at most. */
  readonly terms: Map<number, number>;
  /** Its first headline and its latest ones: what a new step is compared with. */
  readonly told: { readonly text: StoryText; readonly hours: number }[];
  headlines: number;
  latestHours: number;
}

/** The affairs of the last days, and the affair of each of their stories. */
export interface AffairIndex {
  readonly affairs: Map<number, Affair>;
  readonly rootOf: Map<number, number>;
  readonly postings: Map<number, number[]>;
  /** Stories that an editor took out of affairs, each with the roots of those it is no step of. */
  readonly apart: Map<number, Set<number>>;
}

/** An affair rests a week before it is closed: its steps are days apart. */
export const affairHours = 7 * 24;
