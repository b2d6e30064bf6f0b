import { fold } from '#newsengine/text/fold.ts';
import {
  doneTurnEn,
  doneTurnRu,
  former,
  officeEn,
  madeRu,
  officeRu,
  ownTurnEn,
  ownTurnRu,
  takesByItself,
  turnedRu,
  turnsAside,
  unsureEn,
  unsureRu,
} from './turn-words.ts';

/** What happens to somebody's office. */
export const turns = ['takes', 'leaves'] as const;
/** One of them. */
export type Turn = (typeof turns)[number];

/** A person in a headline. */
export interface PersonNamed {
  readonly title: string;
  /** Places in the title, in characters. */
  readonly starts: number;
  readonly ends: number;
  readonly language: string;
  /** The usual name in the language of the headline. */
  readonly name: string;
}

/** Words that may stand between a verb and whom it is about: offices and whose they are. */
const maxBetween = 8;
const formerReach = 4;
const clause = /[.!?;:—–]\s/u;

/**
 * What a headline in Russian or English says of the office of a person: taken or left. Undefined where it says nothing
 * of the kind, names no office, or is of what is wished, denied or in question. It errs by silence, and an editor reads
 * what is found before anything is written.
 */
export function readTurn(named: PersonNamed): Turn | undefined {
  const isRussian = named.language === 'ru';
  if (!isRussian && named.language !== 'en') return undefined;
  const title = fold(named.title);
  if (/\?\s*$/u.test(title) || wordsOf(title).some((word) => (isRussian ? unsureRu : unsureEn).test(word)))
    return undefined;
  const before = lastClause(fold(named.title.slice(0, named.starts)));
  const after = firstClause(fold(named.title.slice(named.ends)));
  const found = turns.find((turn) =>
    isRussian ? turnsInRussian(turn, before, after, named) : turnsInEnglish(turn, before, after),
  );
  if (
    found === undefined ||
    (found === 'leaves' &&
      wordsOf(before)
        .slice(-formerReach)
        .some((word) => former.test(word)))
  )
    return undefined;
  return namesOffice(title, found, isRussian) ? found : undefined;
}

function turnsInRussian(turn: Turn, before: string, after: string, named: PersonNamed): boolean {
  if (!isNominative(named)) {
    const between = wordsAfter(doneTurnRu[turn], before);
    if (between === null)
      return turn === 'leaves' && /отправил[аи]?\s/u.test(before) && /^\s+в\sотставку/u.test(after);
    return turn === 'leaves' || makesOffice([...between, after]);
  }
  const own = ownTurnRu[turn].exec(after.replace(/^[»"”]?,?\s+/u, ''));
  if (own) return turn === 'leaves' || takesByItself.test(own[0]) || makesOffice([after]);
  if (turn === 'leaves' || wordsAfter(turnedRu.takes, before) === null) return false;
  return makesOffice([before.slice(0, before.search(turnedRu.takes))]);
}

function turnsInEnglish(turn: Turn, before: string, after: string): boolean {
  return (
    ownTurnEn[turn].test(after.replace(/^[”"]?,?\s+/u, '')) || wordsAfter(doneTurnEn[turn], before) !== null
  );
}

/** Words between the last such verb and the name; null without a verb, with too many words or where they turn to another. */
function wordsAfter(verb: RegExp, before: string): string[] | null {
  const found = verb.exec(before);
  if (!found) return null;
  const between = wordsOf(before.slice(found.index + found[0].length));
  const strays = between.length > maxBetween || between.some((word) => turnsAside.test(word));
  return strays || /,\s/u.test(before.slice(found.index)) ? null : between;
}

/** Is there an office that one becomes or is made? */
const makesOffice = (texts: readonly string[]): boolean =>
  texts.some((text) => wordsOf(text).some((word) => madeRu.test(word)));

/** To leave says by itself that there was an office; to be named or chosen does not. */
function namesOffice(title: string, turn: Turn, isRussian: boolean): boolean {
  const office = isRussian ? officeRu : officeEn;
  const saysSo = isRussian
    ? /отставк|с поста|с должности|от должности|полномочи/u
    : /resign|steps down|stepped down|stepping down/u;
  return wordsOf(title).some((word) => office.test(word)) || (turn === 'leaves' && saysSo.test(title));
}

function isNominative({ title, starts, ends, name }: PersonNamed): boolean {
  const written = fold(title.slice(starts, ends));
  const usual = fold(name);
  return written === usual || written === usual.split(' ').at(-1) || usual.endsWith(` ${written}`);
}

const wordsOf = (text: string): string[] => text.split(/[\s,:;«»"“”()—–]+/u).filter(Boolean);
const firstClause = (text: string): string => text.split(clause)[0] ?? '';
const lastClause = (text: string): string => text.split(clause).at(-1) ?? '';
