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

/** Languages whose headlines call somebody something. */
export const callingLanguages = ['ru', 'en', 'pt', 'es', 'ja'] as const;
type CallingLanguage = (typeof callingLanguages)[number];

/** Words by their stems in Russian, by the folded word or two in the others. */
export type CallingWords = Readonly<Record<CallingLanguage, ReadonlyMap<string, readonly CallingWord[]>>>;

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
/** Small words of whose an office is: «ministra da Saúde», «alcaldesa de la ciudad»; right before a name they say whose the person is. */
const particle = /^(?:d[aeo]s?|del|las?|los|el|y|e)$/u;
/** What makes another one of an office behind a Japanese name: the wife, the aide, the residence, who was it once. */
const ofAnother = /^(?:夫人|経験者|補佐|候補|官邸|公邸|府|側近|秘書|代行|会館|選|就任)/u;

/**
 * The word by which a headline calls the one it names: right before the name, of a person also before whose the office is.
 * Undefined where none stands there, where it is said of the past, or where it may be another one's.
 */
export function readCalling(naming: Naming, words: CallingWords): string | undefined {
  if (naming.language === 'ja') return readBehind(naming, words.ja);
  const before = naming.title.slice(0, naming.starts).replace(/[«"“]$/u, '');
  if (before !== '' && !/\s$/u.test(before)) return undefined;
  const parts: string[] = before.match(wordsBefore) ?? [];
  const isRomance = naming.language === 'pt' || naming.language === 'es';
  if (isRomance && particle.test(parts.at(-1) ?? '')) return undefined;
  // «El ministro de Sanidad, Juan Pérez»
  if (isRomance && parts.length > 0) parts.push(parts.pop()!.replace(/,$/u, ''));
  const reach = naming.kind === person && naming.language !== 'en' ? maxBetween : 0;
  for (let between = 0; between <= reach; between += 1) {
    const word = parts.at(-1 - between);
    if (word === undefined) return undefined;
    const known = findWord(word, parts.at(-2 - between), naming, words);
    if (known) {
      const isPast = former.test(fold(parts.at(-2 - between) ?? ''));
      return isPast || !isSaidOf(naming, known, { word, between }) ? undefined : known.code;
    }
    const goesOn = isCapital.test(word) || (isRomance && particle.test(word));
    if (!goesOn || /[,.:;!?—–]$/u.test(word)) return undefined;
  }
  return undefined;
}

/** In Japanese the office stands right behind the name: «山田首相». */
function readBehind(
  { title, ends, kind }: Naming,
  words: ReadonlyMap<string, readonly CallingWord[]>,
): string | undefined {
  const after = title.slice(ends);
  const [form] = [...words.keys()]
    .filter((each) => after.startsWith(each))
    .toSorted((one, other) => other.length - one.length);
  if (form === undefined || ofAnother.test(after.slice(form.length))) return undefined;
  return words.get(form)?.find(({ kinds }) => kinds.has(kind))?.code;
}

/** Does a word tell of this kind alone, or of it before others? «Марка» is of a product, and sometimes a firm's. */
export function tellsKind(code: string, kind: number, words: CallingWords): boolean {
  return callingLanguages
    .flatMap((language) => [...words[language].values()].flat())
    .some((word) => word.code === code && [...word.kinds][0] === kind);
}

/** The word; but in Russian also it and the one before: «Prime Minister», «primer ministro». */
function findWord(
  word: string,
  before: string | undefined,
  { kind, language }: Naming,
  words: CallingWords,
): CallingWord | undefined {
  const folded = fold(word);
  const own = words[callingLanguages.find((each) => each === language) ?? 'en'];
  const found =
    language === 'ru'
      ? own.get(nameStem(folded))
      : (own.get(`${fold(before ?? '')} ${folded}`) ?? own.get(folded));
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
