import type { LanguageCode } from '../../text/language-code.ts';
import { tokenise } from '../../text/tokenise.ts';
import { rarityOf, termId, type TermWeights } from '../pairs/term-weights.ts';
import { toVector, type TermVector } from '../pairs/term-vector.ts';
import type { ThemedText } from '../pairs/theme-features.ts';
import { unifyStem } from './synonyms.ts';
import { themesOf, themesWithin, type Themes } from './themes.ts';

/** A theme's weight in Japanese, where the words that tell it are pieces of others. */
const japaneseWeight = 0.6;

/** Reads what a headline is of; `title` are its weighed words, of which those that tell no theme are its subject. */
export function readThemes(
  headline: string,
  language: LanguageCode,
  title: TermVector,
  { terms, themes }: { readonly terms: TermWeights; readonly themes?: Themes },
): ThemedText {
  const found = new Map<number, number>();
  const tellers = new Set<number>();
  if (!themes) return { themes: toVector(found), subjects: title };
  const tokens = tokenise(headline, language);
  if (language === 'ja') {
    const within = themesWithin(headline, themes);
    for (const theme of within.themes) found.set(theme, japaneseWeight);
    for (const { stem } of tokens)
      if (within.words.some((word) => word.includes(stem))) tellers.add(termId(stem, language));
  } else
    for (const { kind, folded, stem } of tokens) {
      const meant = kind === 'word' ? themesOf(folded, stem, language, themes) : [];
      if (meant.length === 0) continue;
      const id = termId(unifyStem(stem, language), language);
      tellers.add(id);
      const weight = rarityOf(id, terms);
      for (const theme of meant) found.set(theme, Math.max(found.get(theme) ?? 0, weight));
    }
  return { themes: toVector(found), subjects: withoutTerms(title, tellers) };
}

function withoutTerms(title: TermVector, left: ReadonlySet<number>): TermVector {
  const rest = new Map<number, number>();
  for (const [at, id] of title.ids.entries()) if (!left.has(id)) rest.set(id, title.weights[at] ?? 0);
  return toVector(rest);
}
