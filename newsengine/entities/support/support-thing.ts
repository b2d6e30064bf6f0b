import { mentionName } from '../mention-form.ts';
import { isAtStart, subjectOf, wordBefore, writtenOf, type Naming } from './naming.ts';

/** What is known of a name beside the headlines themselves. */
export interface ThingKnown {
  readonly kind: number;
  /** Share 0…1 of the headlines with this name that take it for this kind. */
  readonly kindShare: number;
  /** Lists or full names know the word as something else: a place, a surname. */
  readonly isOther: boolean;
  /** It bears the name of a maker in front. */
  readonly isMade: boolean;
}

const company = 1;
const placesKind = 3;
const government = 4;
const event = 9;
const leastHeadlines = 5;
const leastOutlets = 3;
const leastKindShare = 0.9;
/** Kinds of which headlines alone tell the taggers too little: events, agencies and laws are known by their heads or not at all. */
const neverByCount: ReadonlySet<number> = new Set([government, 8, event]);

const heads: Readonly<Record<number, RegExp>> = {
  3: /^(?:[А-ЯЁ][а-яё-]+(?:ый|ий|ой|ая|яя|ое|ее) (?:море|океан|озеро|река|остров|полуостров|гора|залив|пролив|хребет|пустыня|долина|площадь|улица|проспект|бульвар|набережная|мост|район|округ|край|область|канал)|(?:море|озеро|остров|гора|мыс|залив) [А-ЯЁ][а-яё-]+)$/u,
  4: /^(?:министерство|комитет|агентство|служба|совет|суд|правительство|администрация|управление|департамент|комиссия|парламент|палата|мэрия|прокуратура|посольство|консульство|генконсульство|минздрав|минобороны|мид)\s/iu,
  9: /^(?:чемпионат|кубок|турнир|фестиваль|форум|премия|олимпиада|конкурс|саммит|битва|революция|парад)\s/iu,
};

/** A third of the headlines with a namesake's word must say what it is. */
const shareWithNamesake = 0.3;
const shareInQuotes = 0.8;

/** The form to show of a thing that headlines name; undefined where they do not say well enough what it is. */
export function supportThing(namings: readonly Naming[], known: ThingKnown): string | undefined {
  const called = namings.filter((naming) => isSaidToBe(naming, known.kind));
  const name = nominativeOf(namings, called);
  if (name === undefined || isOdd(name) || namings.every(isPartOfLonger)) return undefined;
  if (
    called.length > 0 &&
    known.kindShare >= leastShareCalled &&
    (!known.isOther || isApart(namings, called))
  )
    return name;
  if (known.isOther) return undefined;
  if (known.isMade && /\S \S/u.test(name)) return name;
  if (heads[known.kind]?.test(name) === true && (known.kind === placesKind || namings.some(subjectOf)))
    return name;
  return isOften(namings, known, name) ? name : undefined;
}

const leastShareCalled = 0.5;

/** Of two that share a word the one is told from the other: by what it is called, and by the quotes that no place and no person has. */
function isApart(namings: readonly Naming[], called: readonly Naming[]): boolean {
  return (
    called.length >= namings.length * shareWithNamesake &&
    namings.filter(isInQuotes).length >= namings.length * shareInQuotes
  );
}

function isInQuotes(naming: Naming): boolean {
  return /[«"“„]$/u.test(naming.title.slice(0, naming.starts)) || /^[«"“„]/u.test(writtenOf(naming));
}

/**
 * Words before a name that stands in the genitive unless it is in quotes or in Latin letters: «финал Евровидения»,
 * «район Балаклеи», «площадь Победы».
 */
const ofWhat =
  /(?:район|улиц|площад|област|департамент|округ|набережн|мост|долин|чемпионат|кубок|кубк|матч|финал|лиг|гонк|первенств|турнир|премии|выставк|команд|клуб|рынок|рынк)[а-яё]{0,3}\s[«"“]?$/iu;
/** «Село Гусаровку» is the accusative of both. */
const accusative = /[бвгджзклмнпрстфхцчшщ][ую]$/u;

/** Words before a name that may be whose it is: «команда «Кливленда»», «песня «Ленинграда»», «песня T.Rex». */
const ofWhom = /(?:команд|песн|клип|трек|альбом|сингл|хит)[а-яё]{0,3}\s["«“]?$/iu;
const maybeGenitive = /(?:[аеиоуыюя]|ой|ей|ом|ем)$/u;

/** Does the word before say what is named, and is the name in the nominative then? */
function isSaidToBe(naming: Naming, kind: number): boolean {
  if (!naming.isCalled) return false;
  const before = naming.title.slice(0, naming.starts);
  const written = mentionName(writtenOf(naming));
  const isLatin = !/[а-яё]/u.test(written);
  if (kind === placesKind && isLatin) return false;
  if (ofWhom.test(before)) return isInQuotes(naming) && (isLatin || !maybeGenitive.test(written));
  if (isLatin || isInQuotes(naming)) return true;
  return !ofWhat.test(before) && !accusative.test(written);
}

/** Is it cut out of a longer name in Latin letters («The Sun»), or of a date («UFC 20 июня»)? */
function isPartOfLonger(naming: Naming): boolean {
  const { title, starts, ends } = naming;
  const written = title.slice(starts, ends);
  if (
    /\d$/u.test(written) &&
    /^\s(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)/u.test(
      title.slice(ends),
    )
  )
    return true;
  if (!/^[A-Z]/u.test(written)) return false;
  return /^[A-Z][\w'’.&-]*$/u.test(wordBefore(naming)) || /^\s[A-Z0-9]/u.test(title.slice(ends));
}

/** Abbreviations are bodies more often than places. */
const leastOfAbbreviation = 30;
const leastOfCompany = 10;

function isOften(namings: readonly Naming[], { kind, kindShare }: ThingKnown, name: string): boolean {
  if (neverByCount.has(kind) || kindShare < leastKindShare) return false;
  const isAbbreviation = /^[А-ЯЁA-Z]{2,}$/u.test(name);
  const least =
    kind === placesKind && isAbbreviation
      ? leastOfAbbreviation
      : kind === company
        ? leastOfCompany
        : leastHeadlines;
  const titles = new Set(namings.map(({ title }) => title));
  const outlets = new Set(namings.map(({ sourceId }) => sourceId));
  const isWithin = namings.some((naming) => !isAtStart(naming) || naming.isCalled);
  return isWithin && titles.size >= least && outlets.size >= leastOutlets;
}

const verbAtEnd = /\s[а-яё]+(?:[аеиоуыя]л|ла|ло|ли|лся|лась|лись|ет|ит|ют|ут)$/u;

/** Cut pieces and marks within: no name. */
function isOdd(name: string): boolean {
  if (/[.!?:;,]\s|[@#/]|\s\p{L}$/u.test(name) || verbAtEnd.test(name) || name.length < 2) return true;
  return /^(?:[Ээ]кс|[Вв]ице)-/u.test(name) || /^\p{Ll}(?!\p{Lu})/u.test(name);
}

const obliqueAdjective = /^[А-ЯЁ][а-яё-]+(?:ого|его|ому|ему|ыми|ими|ым|им|ую|юю|ых|их)\s/u;

/** The form that is the nominative: in Latin letters or capitals any, else by its place or by the word before. */
function nominativeOf(namings: readonly Naming[], called: readonly Naming[]): string | undefined {
  const forms = Map.groupBy(namings, (naming) => mentionName(writtenOf(naming)));
  const sure = [...forms].filter(
    ([form, same]) =>
      isWithoutCases(form) ||
      (!obliqueAdjective.test(form) &&
        same.some((naming) => called.includes(naming) || subjectOf(naming) !== undefined)),
  );
  const [best] = sure.toSorted(([, a], [, b]) => b.length - a.length);
  return best?.[0];
}

/** Latin letters, and abbreviations but for their endings, have no cases. */
function isWithoutCases(form: string): boolean {
  return form.split(' ').every((word) => !/[а-яё]/u.test(word));
}
