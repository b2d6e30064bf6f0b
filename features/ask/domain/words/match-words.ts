import { stem } from '#newsengine/text/stem.ts';
import type { Sense, SpacedLocale, Tongue } from './lexicon.ts';
import { findNearest } from './nearest-word.ts';
import type { Token } from './tokenise.ts';

/** Words of a question that mean something together, in their order. */
export interface Match {
  senses: readonly Sense[];
  /** As typed. */
  text: string;
  /** The word it was read as where it was mistyped; null where it stands in the lexicon. */
  mended: string | null;
  isCapital: boolean;
  /** The number, or the day as ISO. */
  number: number | null;
  day: string | null;
}

/** Longest phrase that is looked for, in words. */
const longest = 7;

/** Words that people cut short before the name of a kind of place. */
const whole: Readonly<Record<string, string>> = { обл: 'области', респ: 'республики', кр: 'край' };

/** Reads the words of a language with spaces, the longest phrase first; what means nothing has no senses. */
export function matchWords(tokens: readonly Token[], tongue: Tongue, locale: SpacedLocale): Match[] {
  const found: Match[] = [];
  const words = tokens.map((token) => readWord(token, tongue, locale));
  for (let at = 0; at < tokens.length;) {
    const hit = findPhrase(words, at, tongue);
    const end = hit?.end ?? at + 1;
    found.push(matchOf(words.slice(at, end), hit?.senses ?? []));
    at = end;
  }
  return found;
}

interface Word {
  token: Token;
  form: string;
  stem: string;
  mended: string | null;
}

function readWord(token: Token, tongue: Tongue, locale: SpacedLocale): Word {
  if (token.kind !== 'word') return { token, form: token.text, stem: token.text, mended: null };
  const form = whole[token.text] ?? token.text;
  const base = stem(form, locale);
  if (tongue.stems.has(base) || tongue.forms.has(form) || isPart(base, form, tongue))
    return { token, form, stem: base, mended: null };
  const near = findNearest(base, tongue.near) ?? findNearest(form, tongue.near);
  return near === null
    ? { token, form, stem: base, mended: null }
    : {
        token,
        form: near,
        stem: tongue.forms.has(near) ? stem(near, locale) : near,
        mended: tongue.written.get(near) ?? near,
      };
}

const parts = new WeakMap<Tongue, Set<string>>();

/** Whether a word stands within a known phrase. */
function isPart(base: string, form: string, tongue: Tongue): boolean {
  let known = parts.get(tongue);
  if (!known) {
    known = new Set([...tongue.stems.keys(), ...tongue.forms.keys()].flatMap((key) => key.split(' ')));
    parts.set(tongue, known);
  }
  return known.has(base) || known.has(form);
}

function findPhrase(
  words: readonly Word[],
  at: number,
  tongue: Tongue,
): { end: number; senses: readonly Sense[] } | null {
  for (let end = Math.min(words.length, at + longest); end > at; end -= 1) {
    const span = words.slice(at, end);
    const senses = [
      ...(tongue.stems.get(span.map((word) => word.stem).join(' ')) ?? []),
      ...(tongue.forms.get(span.map(({ form }) => form).join(' ')) ?? []),
      ...(looseOf(span, tongue) ?? []),
    ];
    const isLittle = span.length === 1 && tongue.little.has(span[0]!.form);
    const meant = isLittle ? senses.filter(({ kind }) => kind === 'cue') : senses;
    if (meant.length > 0) return { end, senses: meant };
  }
  return null;
}

function looseOf(span: readonly Word[], { loose, glue }: Tongue): readonly Sense[] | undefined {
  if (span.length < 3 || glue.has(span[0]!.stem) || glue.has(span.at(-1)!.stem)) return undefined;
  return loose.get(
    span
      .map((word) => word.stem)
      .filter((word) => !glue.has(word))
      .join(' '),
  );
}

function matchOf(words: readonly Word[], senses: readonly Sense[]): Match {
  const { token } = words[0]!;
  const isOne = words.length === 1;
  return {
    senses,
    text: words.map((word) => word.token.typed).join(' '),
    mended:
      senses.length > 0 && words.some(({ mended }) => mended !== null)
        ? words.map(({ mended, form }) => mended ?? form).join(' ')
        : null,
    isCapital: token.isCapital,
    number: isOne && token.kind === 'number' ? Number(token.text) : null,
    day: isOne && token.kind === 'day' ? token.text : null,
  };
}
