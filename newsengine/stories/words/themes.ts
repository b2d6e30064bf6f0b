import type { LanguageCode } from '../../text/language-code.ts';
import { stem } from '../../text/stem.ts';

/** What a headline is of (a death, a storm, a trial), by the words that tell it; several words tell one theme. */
export interface Themes {
  readonly languages: ReadonlyMap<LanguageCode, ThemeWords>;
}

interface ThemeWords {
  /** Themes of whole words, by their stem. */
  readonly whole: ReadonlyMap<string, readonly number[]>;
  /** Themes of all words that begin so. */
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
  /** The same, longest first: Japanese has no blanks between words. */
  readonly pieces: readonly (readonly [string, readonly number[]])[];
  /** What was looked up before: news repeat their words. */
  readonly known: Map<string, readonly number[]>;
}

const columns = ['ru', 'en', 'es', 'pt', 'ja'] as const;
const none: readonly number[] = [];
const shortestBeginning = 2;
const maxKnown = 100_000;

/** Reads the shipped list: a line a theme, a column a language, `*` after the beginning of a word. */
export function prepareThemes(list: string): Themes {
  const lines = list
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(1));
  return {
    languages: new Map(columns.map((language, at) => [language, prepareWords(lines, language, at)])),
  };
}

function prepareWords(
  lines: readonly (readonly string[])[],
  language: LanguageCode,
  column: number,
): ThemeWords {
  const whole = new Map<string, number[]>();
  const beginnings = new Map<string, number[]>();
  for (const [index, line] of lines.entries())
    for (const word of (line[column] ?? '').split(' ').filter((each) => each !== '')) {
      const isBeginning = word.endsWith('*');
      const key = isBeginning ? word.slice(0, -1) : language === 'ja' ? word : stem(word, language);
      const into = isBeginning ? beginnings : whole;
      into.set(key, [...(into.get(key) ?? []), index + 1]);
    }
  const pieces = [...whole].toSorted(([one], [two]) => two.length - one.length);
  return { whole, beginnings, pieces, known: new Map() };
}

/** The themes a word tells, numbered from 1; `wordStem` is its stem in its language. */
export function themesOf(
  folded: string,
  wordStem: string,
  language: LanguageCode,
  { languages }: Themes,
): readonly number[] {
  const words = languages.get(language);
  if (!words) return none;
  let found = words.known.get(folded);
  if (found) return found;
  found = findThemes(folded, wordStem, words);
  if (words.known.size > maxKnown) words.known.clear();
  words.known.set(folded, found);
  return found;
}

function findThemes(folded: string, wordStem: string, { whole, beginnings }: ThemeWords): readonly number[] {
  const found = new Set(whole.get(wordStem));
  for (let length = shortestBeginning; length <= folded.length; length += 1)
    for (const theme of beginnings.get(folded.slice(0, length)) ?? none) found.add(theme);
  return found.size === 0 ? none : [...found];
}

/** The themes a Japanese headline tells anywhere, and the words that tell them. */
export function themesWithin(text: string, { languages }: Themes): { themes: number[]; words: string[] } {
  const themes = new Set<number>();
  const words: string[] = [];
  let rest = text;
  for (const [piece, meant] of languages.get('ja')?.pieces ?? []) {
    if (!rest.includes(piece)) continue;
    words.push(piece);
    rest = rest.replaceAll(piece, ' ');
    for (const theme of meant) themes.add(theme);
  }
  return { themes: [...themes], words };
}
