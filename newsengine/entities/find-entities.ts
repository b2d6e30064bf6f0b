import type { ReadHeadline } from '../text/headline.ts';
import type { Token } from '../text/token.ts';
import type { EntitySpan } from './entity-kind.ts';
import type { EntityWords } from './entity-words.ts';
import type { Tagger } from './tagger.ts';
import { tagTokens } from './tagger.ts';
import { addHints, tokenFeatures } from './token-features.ts';

/** The taggers: one each for persons, places and organisations in running text, one for the eleven kinds in headlines. */
export interface EntityKnowledge {
  readonly words: EntityWords;
  readonly person: Tagger;
  readonly place: Tagger;
  readonly organisation: Tagger;
  readonly headline: Tagger;
}

/** The part of the knowledge that running text needs. */
export type TextTaggers = Pick<EntityKnowledge, 'words' | 'person' | 'place' | 'organisation'>;

/** Spans of a tag sequence, in reading order. */
export function spansOf(text: string, tokens: readonly Token[], tags: readonly string[]): EntitySpan[] {
  const spans: EntitySpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const tag = tags[at] ?? 'O';
    if (!tag.startsWith('B-')) continue;
    let last = at;
    while (tags[last + 1] === `I-${tag.slice(2)}`) last += 1;
    while (last > at && /^[.:,;?!«|]$/.test(tokens[last]?.text ?? '')) last -= 1;
    const start = tokens[at]?.start ?? 0;
    const end = tokens[last]?.end ?? start;
    spans.push({ kind: tag.slice(2), start, end, text: text.slice(start, end) });
  }
  return spans;
}

/** Features for the headline tagger: the tokens' own and what the running-text taggers say of them. */
export function headlineFeatures(tokens: readonly Token[], knowledge: TextTaggers): (readonly number[])[] {
  const features = tokenFeatures(tokens, knowledge.words);
  const answers = [knowledge.person, knowledge.place, knowledge.organisation].map((tagger) =>
    tagTokens(features, tagger),
  );
  const hints = tokens.map((_, at) => answers.map((tags) => tags[at] ?? 'O').filter((tag) => tag !== 'O'));
  return addHints(features, hints);
}

/** Entities of the eleven kinds in a headline, without overlaps. */
export function findHeadlineEntities(
  { title, titleTokens: tokens }: Pick<ReadHeadline, 'title' | 'titleTokens'>,
  knowledge: EntityKnowledge,
): EntitySpan[] {
  return spansOf(title, tokens, tagTokens(headlineFeatures(tokens, knowledge), knowledge.headline));
}
