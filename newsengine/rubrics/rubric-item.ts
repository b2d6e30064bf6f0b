import type { ReadHeadline } from '../text/headline.ts';
import type { LanguageCode } from '../text/language-code.ts';
import { readHeadline } from '../text/read-headline.ts';

/** What a rubric is judged from; everything but the headline may be empty. */
export interface RubricItem {
  readonly headline: ReadHeadline;
  readonly text?: string;
  readonly url?: string;
}

/** An item as training and measuring have it, its headline read. */
export function readRubricItem(given: {
  readonly title: string;
  readonly text?: string;
  readonly source?: string;
  readonly url?: string;
  readonly language: LanguageCode;
}): RubricItem {
  return { headline: readHeadline(given), text: given.text, url: given.url };
}
