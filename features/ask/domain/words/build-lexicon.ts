import type { Locale } from '#platform/shared/locales.ts';
import { stem } from '#newsengine/text/stem.ts';
import { foldKana } from './fold-kana.ts';
import { tokenise } from './tokenise.ts';
import type { Entry, JapaneseWords, Lexicon, Sense, SpacedLocale, Tongue } from './lexicon.ts';

/** Fewest letters of a word that may be read for another. */
const minNear = 4;

/** Puts the words of questions in the order in which they are looked up, a language when it is first asked for. */
export function buildLexicon(
  entriesOf: (locale: Locale) => readonly Entry[],
  rest: Pick<Lexicon, 'districts' | 'indicators'>,
): Lexicon {
  const tongues = new Map<SpacedLocale, Tongue>();
  let japanese: JapaneseWords | undefined;
  return {
    ...rest,
    tongueOf: (locale) => {
      const tongue = tongues.get(locale) ?? makeTongue(locale, entriesOf(locale));
      tongues.set(locale, tongue);
      return tongue;
    },
    japanese: () => (japanese ??= japaneseOf(entriesOf('ja'))),
  };
}

function makeTongue(locale: SpacedLocale, entries: readonly Entry[]): Tongue {
  const [stems, loose, forms] = [
    new Map<string, Sense[]>(),
    new Map<string, Sense[]>(),
    new Map<string, Sense[]>(),
  ];
  const glue = new Set(
    entries
      .filter(({ sense }) => sense.kind === 'cue' && sense.cue === 'glue')
      .map(({ text }) => keyOf(text, locale)),
  );
  for (const { text, sense } of entries) {
    if (sense.kind === 'place' || sense.kind === 'abroad') {
      add(forms, formKey(text), sense);
      continue;
    }
    const key = keyOf(text, locale);
    add(stems, key, sense);
    const content = key.split(' ').filter((word) => !glue.has(word));
    if (sense.kind === 'indicator' && content.length > 1) add(loose, content.join(' '), sense);
  }
  const little = new Set(
    entries.flatMap(({ text, sense }) =>
      sense.kind === 'cue' && sense.cue === 'glue' ? [formKey(text)] : [],
    ),
  );
  const written = new Map<string, string>();
  for (const { text, sense } of entries)
    if (sense.kind === 'indicator')
      for (const { text: word } of tokenise(text)) {
        const base = stem(word, locale);
        if (!written.has(base)) written.set(base, word);
      }
  return { stems, loose, forms, near: nearOf(stems, forms), written, glue, little };
}

/** The key of a phrase: the stems of its words. */
function keyOf(text: string, locale: SpacedLocale): string {
  return tokenise(text)
    .map((token) => (token.kind === 'word' ? stem(token.text, locale) : token.text))
    .join(' ');
}

/** The key of a place's name: its words as they stand. */
function formKey(text: string): string {
  return tokenise(text)
    .map((token) => token.text)
    .join(' ');
}

function add(into: Map<string, Sense[]>, key: string, sense: Sense): void {
  if (key === '') return;
  const known = into.get(key);
  if (!known) into.set(key, [sense]);
  else if (!known.some((each) => isSame(each, sense))) known.push(sense);
}

function isSame(a: Sense, b: Sense): boolean {
  if (a.kind === 'place' && b.kind === 'place') return a.yugoId === b.yugoId && a.isCity === b.isCity;
  return a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b);
}

/** Only what a reader is likely to mean: indicators and whole regions, never a small town or a little word. */
function nearOf(stems: Map<string, Sense[]>, forms: Map<string, Sense[]>): Map<number, string[]> {
  const wanted = [
    ...[...stems].filter(([, senses]) => senses.some(({ kind }) => kind === 'indicator')),
    ...[...forms].filter(([, senses]) => senses.some((sense) => sense.kind === 'place' && !sense.isCity)),
  ].flatMap(([key, senses]) =>
    // A word of a phrase is no meaning by itself, but the phrase is found once the word is mended.
    senses.some(({ kind }) => kind === 'indicator') ? key.split(' ') : key.includes(' ') ? [] : [key],
  );
  return Map.groupBy(
    [...new Set(wanted)].filter((word) => word.length >= minNear && /^\p{L}/u.test(word)),
    (word) => word.length,
  );
}

function japaneseOf(entries: readonly Entry[]): JapaneseWords {
  const byText = new Map<string, Sense[]>();
  for (const { text, sense } of entries) add(byText, foldKana(text), sense);
  const sorted = [...byText]
    .map(([text, senses]) => ({ text, senses }))
    .sort((a, b) => b.text.length - a.text.length);
  return Map.groupBy(sorted, ({ text }) => text[0]!);
}
