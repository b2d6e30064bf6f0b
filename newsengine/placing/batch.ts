import type { StoryState, TracedItem } from '../stories/trace-story.ts';
import type { AnalysedItem, EngineItem } from '../item.ts';

/** An item already stored, as the window is read back with. */
export interface OpenItem extends TracedItem {
  readonly storyId: number;
  readonly title: string;
  readonly sourceName: string;
  readonly reprintOf: number | null;
  /** The affair its story is a step of; null where it is not known. */
  readonly affairId: number | null;
  readonly embedding?: Float32Array;
  /** So young that the last second look may not have seen it. */
  readonly isFresh?: boolean;
}

/** A story no longer open whose affair may go on: what it was last led by. */
export interface OpenStep {
  readonly storyId: number;
  readonly affairId: number;
  readonly title: string;
  readonly sourceName: string;
  readonly language: string;
  readonly publishedMs: number;
}

/** Two stories that an editor has parted, or a story and the root of an affair that it is no step of. */
export interface ApartPair {
  readonly one: number;
  readonly two: number;
  readonly isAffair?: boolean;
}

/** A full name of a person: its stems, the story it stood in, the moment. */
export interface OpenPerson {
  readonly key: string;
  readonly storyId: number;
  readonly publishedMs: number;
}

/** An item to be read, with the id it will have; `stored` where it is in already and is only read anew. */
export interface BatchItem {
  readonly item: EngineItem;
  readonly newsId: number;
  readonly sourceId: number;
  readonly authority: number;
  /** Unit vector of the headline by an operator's own service. */
  readonly embedding?: Float32Array;
  readonly stored?: {
    readonly storyId: number | null;
    readonly isPinned: boolean;
    /** The rubric an editor chose for its story. */
    readonly chosenRubricId?: number | null;
  };
}

/** A batch with enough story ids for each item to open one. */
export interface Batch {
  readonly items: readonly BatchItem[];
  readonly storyIds: readonly number[];
}

/** A mention as it is stored. */
export interface LinkedMention {
  readonly newsId: number;
  readonly publishedMs: number;
  readonly kind: number;
  readonly key: string;
  readonly starts: number;
  readonly ends: number;
  readonly tone: -1 | 0 | 1;
}

/** An entity no list has, to be put in or to be shown under a better form. */
export interface FoundEntity {
  readonly kind: number;
  readonly key: string;
  readonly name: string;
  readonly language: string;
}

/** An item with its place. */
export interface PlacedItem {
  readonly item: AnalysedItem;
  readonly newsId: number;
  readonly sourceId: number;
  readonly isStored: boolean;
  readonly storyId: number;
  readonly reprintOf: number | null;
}

/** All a batch changes, ready to be stored. */
export interface PlacedBatch {
  readonly items: readonly PlacedItem[];
  readonly stories: readonly { readonly id: number; readonly language: string }[];
  /** Stories with the affair they are a step of, as far as the batch found or changed it. */
  readonly affairs: readonly { readonly storyId: number; readonly affairId: number }[];
  readonly merges: readonly { readonly from: number; readonly into: number }[];
  readonly states: readonly (StoryState & { readonly storyId: number })[];
  /** Stories whose rubric changed, or may have: all their states and items are to be given the latest. */
  readonly turned: readonly number[];
  /** Stories not in the window that a revised item belongs to: to be settled from the database. */
  readonly unsettled: readonly number[];
  readonly mentions: readonly LinkedMention[];
  readonly entities: readonly FoundEntity[];
  /** Items no step could read, with the reason. */
  readonly failed: readonly { readonly externalId: string; readonly reason: string }[];
  readonly unusedStoryIds: readonly number[];
}
