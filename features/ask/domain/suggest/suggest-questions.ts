import type { Locale } from '#platform/shared/locales.ts';

/** Words that questions are put together from, as they are written. */
export interface Vocabulary {
  indicators: readonly string[];
  places: readonly string[];
  /** Whole questions about an indicator. */
  patternsOf: (indicator: string) => readonly string[];
}

/** A way to go on with a question. */
export interface Suggestion {
  kind: 'indicator' | 'place' | 'question';
  /** What is added, or the whole question of a pattern. */
  text: string;
  /** The question with it. */
  question: string;
}

const most = 8;
/** Of one kind, so that places do not push the indicators out. */
const maxOfKind = 5;
const longestTail = 4;
const longestJapaneseTail = 12;

/** Language a question is typed in: by its script, and of Latin ones the asker's. */
export function languageOf(typed: string, asker: Locale): Locale {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(typed)) return 'ja';
  if (/\p{Script=Cyrillic}/u.test(typed)) return 'ru';
  return asker === 'ru' || asker === 'ja' ? 'en' : asker;
}

/**
 * Ways to go on with what is typed, the likeliest first. Its last words begin the name of an indicator or a place, or
 * they are an indicator, which makes whole questions.
 */
export function suggestQuestions(
  typed: string,
  { indicators, places, patternsOf }: Vocabulary,
): Suggestion[] {
  const found = new Map<string, Suggestion>();
  const counts = { indicator: 0, place: 0, question: 0 };
  const add = (suggestion: Suggestion) => {
    // The longest run of words that begins a name is meant: a shorter one would say it twice.
    const key = fold(suggestion.text);
    if (
      fold(suggestion.question) === fold(typed.trim()) ||
      found.has(key) ||
      counts[suggestion.kind] >= maxOfKind
    )
      return;
    counts[suggestion.kind] += 1;
    found.set(key, suggestion);
  };
  for (const { head, tail } of tailsOf(typed)) {
    const whole = indicators.find((name) => fold(name) === fold(tail));
    if (whole !== undefined)
      for (const question of patternsOf(whole)) add({ kind: 'question', text: question, question });
    for (const [kind, names] of [
      ['indicator', indicators],
      ['place', places],
    ] as const)
      for (const text of beginningWith(names, tail)) add({ kind, text, question: head + text });
  }
  return [...found.values()].slice(0, most);
}

/** Names that begin with some letters, then those of which a later word does. */
function beginningWith(names: readonly string[], letters: string): string[] {
  const start = fold(letters);
  const whole = names.filter((name) => fold(name).startsWith(start));
  const within = names.filter((name) => fold(name).includes(` ${start}`) && !whole.includes(name));
  return [...whole, ...within];
}

/** The last words of a text, the longest run first, each with what stands before it. Japanese has no spaces: the last signs. */
function tailsOf(typed: string): { head: string; tail: string }[] {
  const text = typed.trimStart();
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) {
    const signs = [...text];
    return Array.from({ length: Math.min(longestJapaneseTail, signs.length) }, (_, at) => at)
      .map((at) => Math.max(0, signs.length - longestJapaneseTail) + at)
      .map((from) => ({ head: signs.slice(0, from).join(''), tail: signs.slice(from).join('') }));
  }
  const starts = [...text.matchAll(/(?<![\p{L}\d-])[\p{L}\d]/gu)]
    .map(({ index }) => index)
    .slice(-longestTail);
  return starts
    .map((from) => ({ head: text.slice(0, from), tail: text.slice(from) }))
    .filter(({ tail }) => tail.trim().length >= 2);
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');
}
