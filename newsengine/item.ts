import type { LanguageCode } from './text/language-code.ts';

/** An item as it enters the engine: what its feed or data set says, nothing found yet. */
export interface EngineItem {
  readonly externalId: string;
  readonly title: string;
  readonly url: string;
  /** Host of the outlet without "www."; names the source where `sourceId` doesn't. */
  readonly domain: string;
  readonly sourceName: string;
  readonly sourceId: number | null;
  readonly feedId: number | null;
  readonly announce: string | null;
  /** Plain text to be judged by; '' where only the headline may be read. */
  readonly text: string;
  /** Sanitised full text to be kept; null where there is none. */
  readonly html: string | null;
  readonly author: string | null;
  readonly imageUrl: string | null;
  readonly publishedMs: number;
  readonly hasTime: boolean;
  /** The feed gave no date: the moment is that of its coming. */
  readonly isUndated?: boolean;
  readonly givenLanguage: string | null;
  readonly givenRubric: number | null;
  readonly givenRegion: number | null;
  /** Rubrics of the collecting service's sections, the narrowest first; weaker than a given one. */
  readonly sectionRubrics: readonly number[];
  readonly enclosureTypes: readonly string[];
  readonly dataSet: string | null;
}

/** A named piece of a headline; offsets are UTF-16 places in the title. */
export interface FoundName {
  readonly kind: number;
  readonly text: string;
  readonly starts: number;
  readonly ends: number;
}

/** A name with the tone towards it, before it is linked. */
export interface Mention extends FoundName {
  readonly tone: -1 | 0 | 1;
}

/** What the steps find in one item. */
export interface Findings {
  readonly languageCode: LanguageCode;
  /** As stored: one of the five, else what the feed says, else 'other'. */
  readonly language: string;
  readonly rubricId: number | null;
  readonly rubricShare: number | null;
  /** What the model gives each rubric, in the order of `rubricClasses`. */
  readonly rubricShares: Float32Array;
  readonly notNewsShare: number;
  readonly isNotNews: boolean;
  /** The region it is about first of all. */
  readonly yugoId: number | null;
  readonly yugoIds: readonly number[];
  readonly mentions: readonly Mention[];
  /** Null where the model is not sure enough to be heard. */
  readonly tone: -1 | 0 | 1 | null;
  readonly genre: number;
  readonly searchTerms: readonly string[];
  readonly minutesToRead: number;
}

/** An item with all that is found in it alone, before it meets the others. */
export type AnalysedItem = EngineItem & Findings;
