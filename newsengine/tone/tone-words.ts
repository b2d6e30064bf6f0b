import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/token.ts';

/** The shipped lexicons as their file has them: our own stems with ±1 for each language, and PolSentiLex means -2…2 for Russian. */
export interface ToneWordList {
  readonly stems: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly polsentilex: Readonly<Record<string, number>>;
}

/** The same made ready to be asked: a Map finds a stem that was just cut faster than an object does. */
export interface ToneWords {
  readonly stems: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly polsentilex: ReadonlyMap<string, number>;
}

/** Builds the maps. */
export function prepareToneWords({ stems, polsentilex }: ToneWordList): ToneWords {
  return {
    stems: new Map(
      Object.entries(stems).map(([language, words]) => [language, new Map(Object.entries(words))]),
    ),
    polsentilex: new Map(Object.entries(polsentilex)),
  };
}

const negations = /^(?:не|нет|без|ни|not|no|never|without|sin|sem|nunca|não|nao)$/;

/** Marks of one token: our own list's and PolSentiLex's; turned round after a negation. */
export function markToken(
  tokens: readonly Token[],
  at: number,
  language: LanguageCode,
  words: ToneWords,
): { readonly own: number; readonly wide: number } {
  const token = tokens[at];
  if (!token || token.kind !== 'word') return { own: 0, wide: 0 };
  const sign = negations.test(tokens[at - 1]?.folded ?? '') ? -0.7 : 1;
  const own = words.stems.get(language)?.get(token.stem) ?? 0;
  const wide = language === 'ru' ? (words.polsentilex.get(token.stem) ?? 0) : 0;
  return { own: own * sign, wide: wide * sign };
}
