import type { HeadlineQuote, NamedFirst } from './read-headline-quote.ts';

const saying = '(?:says|said|insists|admits)';
/** What stands before a name that speaks: the beginning, a subject with a colon, or an office. */
const before =
  /^$|(?::|,)\s$|(?<!\p{L})(?:Dr|Prof|Gov|Sen|Rep|Sir|Lord|Mr|Mrs|Ms|President|PM|CEO|boss|coach|manager|commissioner|star|Mayor|Minister|Secretary|Chancellor)\.?\s$/u;
const after = new RegExp(String.raw`^ ${saying} (?:that )?(?<text>.+)$`, 'u');
/** Words said of saying, not said: «says nothing», «says goodbye». */
const noWords = /^(?:nothing|no|yes|goodbye|hello|sorry|farewell|thanks?|more|little|a|the final)(?!\p{L})/iu;
const ending = new RegExp(
  String.raw`^(?<text>.+?)(?:,(?<inner>['’"”])|(?<outer>['’"”]),?|,) (?:(?:says|said) )?(?:\p{L}+ ){0,2}$`,
  'u',
);
const quotedOnly = /^: ['‘"“](?<text>[^‘“"”]{12,})['’"”]$/u;
const askedFirst = /^(?:why|how|what|who|when|where|inside|meet)(?!\p{L})/iu;
const outlet = /\s[|–—-]\s(?:[^|]{2,40})$/u;
const leastWords = 4;

/**
 * What the person an English headline names said: «Trump says …», «Powell: ‘…’» and «…, says Hancock». Null where it is not
 * sure: precision goes first. `named` is where the engine found a person.
 */
export function readEnglishQuote(title: string, { starts, ends }: NamedFirst): HeadlineQuote | null {
  if (title.endsWith('?') || /\b(?:book|video|horoscope|live)\b/iu.test(title)) return null;
  const rest = title.slice(ends).replace(outlet, '').trimEnd();
  const said = after.exec(rest)?.groups?.['text'];
  if (said !== undefined && before.test(title.slice(0, starts)))
    return wordsOf(said) < leastWords || noWords.test(said) ? null : { text: said, isDirect: false };
  const own = starts === 0 ? quotedOnly.exec(rest)?.groups?.['text'] : undefined;
  if (own !== undefined)
    return wordsOf(own) < leastWords || askedFirst.test(own) ? null : { text: own, isDirect: true };
  return readEnding(title.slice(0, starts), rest);
}

/** «…, says Hancock» and «…, Hancock says»: the words stand before the name, which ends the headline. */
function readEnding(head: string, rest: string): HeadlineQuote | null {
  const isSaid = /(?:says|said) (?:\p{L}+ ){0,2}$/u.test(head)
    ? rest === ''
    : /^ (?:says|said|warns|insists|admits)$/u.test(rest);
  const found = isSaid ? ending.exec(head)?.groups : undefined;
  if (found === undefined || wordsOf(found['text']!) < leastWords) return null;
  const mark = found['inner'] ?? found['outer'] ?? '';
  const text = `${found['text']}${mark}`;
  const own = /^["“'‘](?<own>[^"“”]+)["”'’]$/u.exec(text)?.groups?.['own'];
  return own === undefined || /['‘’].*['‘’]/u.test(own)
    ? { text, isDirect: false }
    : { text: own, isDirect: true };
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
}
