import { readClaim } from './read-claim.ts';
import type { HeadlineQuote, NamedFirst } from './read-headline-quote.ts';
import { readLevel } from './read-level.ts';

/** Who is named: by the usual name, and whether it is a body that speaks. */
export interface NamedSpeaker extends NamedFirst {
  name: string;
  isBody: boolean;
}

const saying =
  '(?:заявил|сообщил|рассказал|объявил|отметил|подчеркнул|уточнил|доложил|признал|пообещал|предупредил|добавил|пояснил)';
const retelling = new RegExp(String.raw`^\s${saying}(?:а|и|о)?,\sчто\s(?<words>.+)$`, 'u');
/** «рассказала, что вдохновило её»: here «что» is what, no sentence of hers follows. */
const asked = /^(?:не\s)?\p{L}+(?:ло|лось|ется|ится)(?!\p{L})/u;
const counting = /^\s(?:заявил|сообщил|рассказал|объявил|доложил)(?:а|и|о)?\s(?:о|об)\s.*\d/u;
/** An outlet's name behind the headline. */
const outlet = /\s(?:\|\s[^|]{2,40}|[-–—]\s[^«»|]{2,40})$/u;
/** A role of a few words before a whole name: «Глава Минздрава РФ Михаил Мурашко». */
const role = /^\p{Lu}[\p{L}-]*\s(?:[\p{L}-]+\s){0,4}$/u;
const leastWords = 4;

/**
 * What an outlet retells of somebody: «Песков заявил, что …», or «Оперштаб сообщил о 5 642 новых случаях …» where it counts
 * something we know too. Null where another one speaks («Жена Петрова заявила») or it is not sure.
 */
export function readRetoldQuote(title: string, speaker: NamedSpeaker): HeadlineQuote | null {
  if (title.trim().endsWith('?') || !isSubject(title, speaker)) return null;
  const after = title.slice(speaker.ends).replace(outlet, '').trimEnd();
  const words = retelling.exec(after)?.groups?.['words'];
  if (words !== undefined)
    return words.split(/\s+/u).length >= leastWords && !asked.test(words)
      ? { text: words, isDirect: false }
      : null;
  if (!counting.test(after)) return null;
  const text = title.replace(outlet, '').trim();
  return readClaim(text) === null && readLevel(text) === null ? null : { text, isDirect: false };
}

/** Is who is named the one that speaks? In the nominative at the beginning, after a role by the whole name; of bodies also «В Минздраве». */
function isSubject(title: string, { starts, ends, name, isBody }: NamedSpeaker): boolean {
  const before = title.slice(0, starts);
  if (isBody) return before === '' || /^Во?\s$/u.test(before);
  const written = title.slice(starts, ends);
  const isWhole = written.includes(' ');
  if (isWhole) return written === name && (before === '' || role.test(before));
  return before === '' && written === name.split(' ').at(-1);
}
