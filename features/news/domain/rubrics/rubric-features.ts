import { addFact, addTokens, createBag } from '../learning/text-features.ts';
import type { Features } from '../learning/linear-model.ts';
import { cleanHeadline } from '../text/clean-headline.ts';
import type { LanguageCode } from '../text/language-code.ts';
import { tokenise } from '../text/tokenise.ts';
import { readAddressHints } from './address-hints.ts';
import { findNotNewsCues } from './not-news-cues.ts';
import type { RubricWords } from './rubric-words.ts';
import { countRubricWords } from './rubric-words.ts';

/** What a rubric is judged from; everything but the title may be empty. */
export interface RubricItem {
  readonly title: string;
  readonly text?: string;
  readonly source?: string;
  readonly url?: string;
  readonly language: LanguageCode;
}

const bodyLetters = 700;

function addCounts(bag: Features, counts: ReadonlyMap<string, number>, family: string, weight: number): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [rubric, count] of counts) {
    addFact(bag, `${family}:${rubric}`, weight * Math.min(2, Math.sqrt(count)));
    addFact(bag, `${family}-share:${rubric}`, (weight * count) / total);
  }
}

/** Hashed features of an item for the rubric and the not-news model; `withAddress` off hides what distant labels came from. */
export function rubricFeatures(item: RubricItem, words: RubricWords, withAddress = true): Features {
  const bag = createBag();
  const title = cleanHeadline(item.title, item.source);
  const tokens = tokenise(title, item.language);
  addTokens(bag, tokens, 3);
  addCounts(bag, countRubricWords(title, tokens, item.language, words), 'words', 0.8);
  for (const cue of findNotNewsCues(title)) addFact(bag, `cue:${cue}`, 0.8);
  const body = item.text?.slice(0, bodyLetters) ?? '';
  if (body.length > 30) {
    const bodyTokens = tokenise(body, item.language);
    addTokens(bag, bodyTokens, 3);
    for (const cue of findNotNewsCues(body.slice(0, 300))) addFact(bag, `body-cue:${cue}`, 0.4);
    addCounts(bag, countRubricWords(body, bodyTokens, item.language, words), 'body', 0.8);
  }
  if (withAddress && item.url) {
    const { section, site } = readAddressHints(item.url);
    if (section !== undefined) addFact(bag, `section:${section}`, 1);
    if (site !== undefined) addFact(bag, `site:${site}`, 1);
  }
  addFact(bag, `language:${item.language}`, 0.3);
  return bag;
}
