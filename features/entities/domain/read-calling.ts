import { fold } from '#newsengine/text/fold.ts';
import { mentionName, nameStem } from '#newsengine/entities/mention-form.ts';

/** A word by which headlines say what somebody or something is. */
export interface CallingWord {
  readonly code: string;
  /** Kinds of entities it is said of. */
  readonly kinds: ReadonlySet<number>;
  /** True where it may be somebody's of the one named behind it: «агент Дзюбы» is no word for Дзюба. */
  readonly isOfWhom: boolean;
  /** Folded, in the nominative. */
  readonly forms: ReadonlySet<string>;
}

/** Words by their stems in Russian, by the folded word in English. */
export interface CallingWords {
  readonly ru: ReadonlyMap<string, readonly CallingWord[]>;
  readonly en: ReadonlyMap<string, readonly CallingWord[]>;
}

/** A name in a headline with what is before it. */
export interface Naming {
  readonly title: string;
  readonly starts: number;
  readonly ends: number;
  readonly language: string;
  readonly kind: number;
  /** Its usual name in Russian. */
  readonly name: string;
}

const person = 2;
/** Whose an office is may stand between it and the name, in capitals or quotes: «глава Минздрава РФ Михаил Мурашко». */
const maxBetween = 4;
const isCapital = /^[«"“]?\p{Lu}/u;
const former = /^(?:бывш|экс|former|ex)/u;
const wordsBefore = /[^\s]+/gu;

/**
 * The word by which a headline calls the one it names: right before the name, of a person also before whose the office is.
 * Undefined where none stands there, where it is said of the past, or where it may be another one's.
 */
export function readCalling(naming: Naming, words: CallingWords): string | undefined {
  const before = naming.title.slice(0, naming.starts).replace(/[«"“]$/u, '');
  if (before !== '' && !/\s$/u.test(before)) return undefined;
  const parts = before.match(wordsBefore) ?? [];
  const reach = naming.kind === person && naming.language === 'ru' ? maxBetween : 0;
  for (let between = 0; between <= reach; between += 1) {
    const word = parts.at(-1 - between);
    if (word === undefined) return undefined;
    const known = findWord(word, parts.at(-2 - between), naming, words);
    if (known) {
      const isPast = former.test(fold(parts.at(-2 - between) ?? ''));
      return isPast || !isSaidOf(naming, known, { word, between }) ? undefined : known.code;
    }
    if (!isCapital.test(word) || /[,.:;!?—–]$/u.test(word)) return undefined;
  }
  return undefined;
}

/** Does a word tell of this kind alone, or of it before others? «Марка» is of a product, and sometimes a firm's. */
export function tellsKind(code: string, kind: number, { ru, en }: CallingWords): boolean {
  return [...ru.values(), ...en.values()]
    .flat()
    .some((word) => word.code === code && [...word.kinds][0] === kind);
}

/** The word; in English also it and the one before: «Prime Minister». */
function findWord(
  word: string,
  before: string | undefined,
  { kind, language }: Naming,
  { ru, en }: CallingWords,
): CallingWord | undefined {
  const folded = fold(word);
  const found =
    language === 'ru'
      ? ru.get(nameStem(folded))
      : (en.get(`${fold(before ?? '')} ${folded}`) ?? en.get(folded));
  return found?.find(({ kinds }) => kinds.has(kind));
}

/** Is the word said of the one named behind it, and not of what is that one's: «агент Дзюбы», «клип «Ленинграда»», «столица Китая»? */
function isSaidOf(naming: Naming, known: CallingWord, at: { word: string; between: number }): boolean {
  return naming.kind === person ? isSaidOfPerson(naming, known, at) : isSaidOfThing(naming, known, at.word);
}

/** A person and the word for them stand in one case. */
function isSaidOfPerson(
  { title, starts, ends, language, name }: Naming,
  { forms, isOfWhom }: CallingWord,
  { word, between }: { word: string; between: number },
): boolean {
  if (language !== 'ru') return true;
  const written = title.slice(starts, ends);
  const isWhole = written.includes(' ');
  if (isOfWhom && between === 0 && !isWhole) return false;
  const lastOf = (text: string): string => fold(text.split(' ').at(-1) ?? '');
  const isNominative = lastOf(written) === lastOf(name) && (!isWhole || fold(written) === fold(name));
  return forms.has(fold(word)) === isNominative;
}

/** A thing keeps its name in quotes or in Latin letters whatever the case of the word; otherwise both stand in the nominative. */
function isSaidOfThing(
  { title, starts, ends, name }: Naming,
  { forms, isOfWhom }: CallingWord,
  word: string,
): boolean {
  const written = title.slice(starts, ends);
  const isQuoted = /[«"“]$/u.test(title.slice(0, starts)) || /^[«"“]/u.test(written);
  if (isOfWhom && !isQuoted) return false;
  if (!/\p{Script=Cyrillic}/u.test(written)) return true;
  const isNamed = fold(mentionName(written)) === fold(mentionName(name));
  return isNamed && (isQuoted || forms.has(fold(word)));
}

/** Of the words one was called by those that hold: at most two, each at least a third as often as the first. */
export function settleCallings(counts: ReadonlyMap<string, number>): string[] {
  const sorted = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const most = sorted[0]?.[1] ?? 0;
  return sorted
    .filter(([, count]) => count * 3 >= most)
    .slice(0, 2)
    .map(([code]) => code);
}
