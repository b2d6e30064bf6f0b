/** A headline that names somebody or something. */
export interface Naming {
  readonly title: string;
  readonly starts: number;
  readonly ends: number;
  readonly language: string;
  readonly sourceId: number;
  /** The word before the name says what it is, and both stand in one case or the name in quotes. */
  readonly isCalled: boolean;
}

/** The name as the headline writes it. */
export function writtenOf({ title, starts, ends }: Naming): string {
  return title.slice(starts, ends);
}

const sentenceEnd = /(?:^|[.!?…:;|—–«"“„(]\s*)$/u;

/** Does the name begin a sentence, where a capital tells nothing? */
export function isAtStart({ title, starts }: Naming): boolean {
  return sentenceEnd.test(title.slice(0, starts));
}

/** Nothing but the beginning, or the end of a sentence before: the place of who does something. */
const subjectPlace = /(?:^|[.!?…|]["»”]?\s+|["»”][:,]?\s+|:\s+["«“]?)["«“„]?$/u;
const pastOfHim =
  /^["»”]?\s+(?:не\s+|уже\s+|вновь\s+|снова\s+|впервые\s+)?[а-яё]{2,}(?:[аеиоуыяё]л|[аеиоуыяё]лся)(?=[\s,.:]|$)/u;
const pastOfHer =
  /^["»”]?\s+(?:не\s+|уже\s+|вновь\s+|снова\s+|впервые\s+)?[а-яё]{2,}(?:ла|лась)(?=[\s,.:]|$)/u;
const pastOfIt =
  /^["»”]?\s+(?:не\s+|уже\s+|вновь\s+|снова\s+|впервые\s+)?[а-яё]{2,}(?:ло|лось|ли|лись)(?=[\s,.:]|$)/u;
const present = /^["»”]?\s+(?:не\s+)?[а-яё]{3,}(?:ет|ёт|ит|ют|ут|ят|ат)(?:ся)?(?=[\s,.:]|$)/u;
const cited = /^["»”]?(?::|\s+[—–-]\s)/u;

/** Who does or says something stands in the nominative: before a verb at the beginning, or before a colon. */
export interface Subject {
  /** What the verb tells: a man, a woman; null where it tells nothing. */
  readonly isHers: boolean | null;
}

/** What the place of a name in a Russian headline tells; undefined where it need not be the nominative. */
export function subjectOf(naming: Naming): Subject | undefined {
  const { title, starts, ends, language } = naming;
  if (language !== 'ru' || !subjectPlace.test(title.slice(0, starts))) return undefined;
  const after = title.slice(ends);
  if (pastOfHim.test(after)) return { isHers: false };
  if (pastOfHer.test(after)) return { isHers: true };
  const isSaid = cited.test(after) || present.test(after) || pastOfIt.test(after);
  return isSaid ? { isHers: null } : undefined;
}

const word = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu;
const capital = /^\p{Lu}/u;
const titleCaseShare = 0.5;
const leastLetters = 4;

/** Are most words of the headline beside the name in small letters? Where all have capitals none of them tells a name. */
export function isInSmallLetters({ title, starts, ends }: Naming): boolean {
  const around = `${title.slice(0, starts)} ${title.slice(ends)}`.match(word) ?? [];
  const long = around.filter((each) => each.length >= leastLetters);
  if (long.length < 2) return false;
  return long.filter((each) => capital.test(each)).length <= long.length * titleCaseShare;
}

/** The word right before a name, '' where a mark or nothing stands there. */
export function wordBefore({ title, starts }: Naming): string {
  const before = title.slice(0, starts);
  return /\s$/u.test(before)
    ? (before
        .trimEnd()
        .split(/[\s«"“]/u)
        .at(-1) ?? '')
    : '';
}

/** Does another word in capitals stand right beside the name, so that it may be a part of a longer one? */
export function isCut(naming: Naming): boolean {
  const { title, starts, ends } = naming;
  const before = wordBefore(naming);
  const isFirstWord = title.slice(0, starts).trim() === before;
  const behind = /^(?:-\p{L}|\s\p{Lu}\p{Ll})/u.test(title.slice(ends));
  return behind || (!isFirstWord && /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(before));
}
