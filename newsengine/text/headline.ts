import type { LanguageCode } from './language-code.ts';
import type { Token } from './token.ts';

/** A headline as every step reads it; offsets of `tokens` are places in `clean`, those of `titleTokens` in `title`. */
export interface ReadHeadline {
  /** As it came. */
  readonly title: string;
  /** Without the outlet's name and section at its end. */
  readonly clean: string;
  readonly language: LanguageCode;
  readonly tokens: readonly Token[];
  readonly titleTokens: readonly Token[];
}

/** The beginning of a text, as far as its rubric is read from it. */
export interface ReadOpening {
  readonly text: string;
  /** Empty where the text is too short to tell anything. */
  readonly tokens: readonly Token[];
}
