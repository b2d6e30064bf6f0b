import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/token.ts';
import { tokenise } from '../text/tokenise.ts';
import { completeOrganisations } from './complete-organisations.ts';
import type { EntitySpan } from './entity-kind.ts';
import { spansOf, type TextTaggers } from './find-entities.ts';
import { tagTokens } from './tagger.ts';
import { tokenFeatures } from './token-features.ts';

/** Sentences as ranges of tokens; a tagger reads one at a time, so that its cost is linear. */
export function splitSentences(tokens: readonly Token[], text: string): Token[][] {
  const sentences: Token[][] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    const gap = next && token ? text.slice(token.end, next.start) : '';
    const ends =
      token !== undefined &&
      /^[.!?…]$/.test(token.text) &&
      (tokens[at - 1]?.text.length ?? 0) > 2 &&
      next !== undefined &&
      /^[\p{Lu}«"“—–-]/u.test(next.text);
    if (!next || ends || gap.includes('\n')) {
      sentences.push(tokens.slice(from, at + 1));
      from = at + 1;
    }
  }
  return sentences;
}

/** Tokens for tagging: words, numbers and marks of the whole text, hyphenated names kept whole. */
export function entityTokens(text: string, language: LanguageCode): readonly Token[] {
  return tokenise(text, language);
}

/** Surnames met once beside a first name are the same person when they stand alone later. */
function recallPersons(text: string, tokens: readonly Token[], spans: readonly EntitySpan[]): EntitySpan[] {
  const persons = spans.filter(({ kind }) => kind === 'PER');
  const known = new Set(
    tokens
      .filter(
        (token) =>
          /^\p{Lu}\p{Ll}{2}/u.test(token.text) &&
          persons.some(({ start, end }) => end === token.end && start < token.start),
      )
      .map(({ stem }) => stem),
  );
  const covered = (token: Token): boolean =>
    spans.some(({ start, end }) => start <= token.start && end >= token.end);
  return tokens
    .filter((token) => known.has(token.stem) && /^\p{Lu}/u.test(token.text) && !covered(token))
    .map(({ start, end }) => ({ kind: 'PER', start, end, text: text.slice(start, end) }));
}

/** The least share of a capitalised word's mentions that must be found places before the others count as such too. */
const minShareOfPlaces = 0.5;

/** Capitalised words that are a place's whole name in most of their mentions are the place in the others, unless a person's name holds them. */
function recallPlaces(text: string, tokens: readonly Token[], spans: readonly EntitySpan[]): EntitySpan[] {
  const found = new Map<string, number>();
  const met = new Map<string, number>();
  const starts = new Map(
    spans.filter(({ kind }) => kind === 'LOC').map(({ start, end }) => [start, end] as const),
  );
  const named = tokens.filter(({ text: word }) => /^\p{Lu}/u.test(word) && word.length > 2);
  for (const token of named) {
    met.set(token.stem, (met.get(token.stem) ?? 0) + 1);
    if (starts.get(token.start) === token.end) found.set(token.stem, (found.get(token.stem) ?? 0) + 1);
  }
  return named
    .filter((token) => (found.get(token.stem) ?? 0) >= minShareOfPlaces * (met.get(token.stem) ?? 1))
    .filter(
      (token) =>
        !spans.some(({ kind, start, end }) => kind !== 'ORG' && start < token.end && end > token.start),
    )
    .map(({ start, end }) => ({ kind: 'LOC', start, end, text: text.slice(start, end) }));
}

/**
 * PER, LOC and ORG spans of running Russian text. The three are found apart, so that a place may stand inside a body's
 * name, and a name known once is known throughout.
 */
export function findTextEntities(text: string, language: LanguageCode, knowledge: TextTaggers): EntitySpan[] {
  const tokens = entityTokens(text, language);
  const spans = splitSentences(tokens, text).flatMap((sentence) => {
    const features = tokenFeatures(sentence, knowledge.words);
    return [knowledge.person, knowledge.place, knowledge.organisation].flatMap((tagger) =>
      spansOf(text, sentence, tagTokens(features, tagger)),
    );
  });
  const organisations = spans.filter(({ kind }) => kind === 'ORG');
  const others = spans.filter(({ kind }) => kind !== 'ORG');
  return [
    ...others,
    ...completeOrganisations(text, tokens, organisations),
    ...recallPersons(text, tokens, spans),
    ...recallPlaces(text, tokens, spans),
  ];
}
