import type { RubricItem } from '#newsengine/rubrics/rubric-features.ts';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import { readHeadline, readOpening } from '#newsengine/text/read-headline.ts';

/** An item as the training sets have it, its headline and opening read. */
export function readRubricItem(given: {
  readonly title: string;
  readonly text?: string;
  readonly source?: string;
  readonly url?: string;
  readonly language: LanguageCode;
}): RubricItem {
  return {
    headline: readHeadline(given),
    opening: readOpening(given.text ?? '', given.language),
    url: given.url,
  };
}
