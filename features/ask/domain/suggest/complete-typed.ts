import type { Locale } from '#platform/shared/locales.ts';

/** A place as questions name it. */
export interface NamedPlace {
  yugoId: number;
  /** By itself. */
  name: string;
  /** Behind a word like «in»; Russian has a case for it. */
  inside: string;
}

/** Names that questions are put together from, as they are written. */
export interface Vocabulary {
  indicators: readonly string[];
  places: readonly NamedPlace[];
}

/** Of one kind, so that places do not push the indicators out. */
const maxOfKind = 4;
const longestTail = 4;
const longestJapaneseTail = 12;
const shortest = 2;

/** Language a question is typed in: by its script, and of Latin ones the asker's. */
export function languageOf(typed: string, asker: Locale): Locale {
  if (isJapanese(typed)) return 'ja';
  if (/\p{Script=Cyrillic}/u.test(typed)) return 'ru';
  return asker === 'ru' || asker === 'ja' ? 'en' : asker;
}

/** What is typed and the first digits of a year that may end it: «зарплата в Туле 20». */
export function splitYear(typed: string): { text: string; digits: string } {
  const words = typed.trim().split(/\s+/);
  const digits = words.at(-1) ?? '';
  const isYear = words.length > 1 && /^[12]\d{0,2}$/.test(digits);
  return isYear ? { text: words.slice(0, -1).join(' '), digits } : { text: typed.trim(), digits: '' };
}

/** What is typed as it stands, then with its last words gone on with to the name of an indicator or a place they begin. */
export function completeTyped(typed: string, { indicators, places }: Vocabulary): string[] {
  const text = typed.trim();
  const found = new Map<string, string>();
  const counts = { indicator: 0, place: 0 };
  const add = (kind: keyof typeof counts, head: string, name: string): void => {
    // The longest run of words that begins a name is meant: a shorter one would say it twice.
    const key = fold(name);
    if (found.has(key) || counts[kind] >= maxOfKind || fold(head + name) === fold(text)) return;
    counts[kind] += 1;
    found.set(key, head + name);
  };
  for (const { head, tail } of tailsOf(text)) {
    for (const name of beginningWith(indicators, tail, (each) => [each])) add('indicator', head, name);
    const isInside = /(?:^|\s)(?:в|во|на)\s/i.test(head);
    for (const { name, inside } of beginningWith(places, tail, (each) => [each.name, each.inside]))
      add('place', head, isInside ? inside : name);
  }
  return [...(text.length >= shortest || isJapanese(text) ? [text] : []), ...found.values()];
}

/** What has a name that begins with some letters, then what has one of which a later word does. */
function beginningWith<Named>(
  all: readonly Named[],
  letters: string,
  namesOf: (each: Named) => readonly string[],
): Named[] {
  const start = fold(letters);
  const whole = all.filter((each) => namesOf(each).some((name) => foldName(name).startsWith(start)));
  const within = all.filter(
    (each) => !whole.includes(each) && namesOf(each).some((name) => foldName(name).includes(` ${start}`)),
  );
  return [...whole, ...within];
}

/** The last words of a text, the longest run first, each with what stands before it. Japanese has no spaces: the last signs. */
function tailsOf(text: string): { head: string; tail: string }[] {
  if (isJapanese(text)) {
    const signs = [...text];
    return Array.from({ length: Math.min(longestJapaneseTail, signs.length) }, (_, at) => at)
      .map((at) => Math.max(0, signs.length - longestJapaneseTail) + at)
      .map((from) => ({ head: signs.slice(0, from).join(''), tail: signs.slice(from).join('') }));
  }
  return [...text.matchAll(/(?<![\p{L}\d-])[\p{L}\d]/gu)]
    .map(({ index }) => index)
    .slice(-longestTail)
    .map((from) => ({ head: text.slice(0, from), tail: text.slice(from) }))
    .filter(({ tail }) => tail.length >= shortest);
}

const isJapanese = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

const folded = new Map<string, string>();
/** Names are folded once; what is typed is not kept. */
function foldName(name: string): string {
  const known = folded.get(name) ?? fold(name);
  folded.set(name, known);
  return known;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');
}
