/** What somebody said, as a headline has it. */
export interface HeadlineQuote {
  text: string;
  /** In the speaker's own words; otherwise the outlet retells them. */
  isDirect: boolean;
}

/** Where a headline names its first person, in UTF-16. */
export interface NamedFirst {
  starts: number;
  ends: number;
}

/** Between the name and the colon only what is spoken of may stand: «о пенальти». */
const opening = /^(?:\s+(?:[—–-]\s+)?(?:о|об|обо|про)\s[^:«»"]{2,60})?:\s+/u;
/** An outlet's name behind the headline. */
const outlet = /\s(?:\|\s[^|]{2,40}|-\s[^«»|]{2,40})$/u;
const closing = /^«(?<text>[^«»]{12,})»[,.!?…]?\s[—–-]\s$/u;
/** No words of a person: lists, riddles, horoscopes. */
const notSpeech =
  /\?$|фото|видео|биограф|фильмограф|гороскоп|зодиак|интервью|онлайн|трансляц|спортсменка или/iu;
const verb =
  /(?<!\p{L})\p{L}{2,}(?:ает|яет|ует|еет|ёт|ют|жет|дет|нет|рет|вет|чет|тит|дит|вит|рит|чит|жит|ят|утся|ится|ется|ются|ятся|ил|ял|ыл|лся|лась|лись|али|или|ели|яли|ыли|ила|ала|яла|ило|ать|ять|еть|аю|яю|ую|ею|аем|яем|уем|дим)(?!\p{L})/iu;
const plainSaying =
  /(?<!\p{L})(?:не|нет|есть|нужно|надо|можно|нельзя|необходимо|буду|будет|будем|был|была|было|были|я|мы|мне|меня|нас|нам|мой|наш|это|хочу|могу|может|могут|готова?|готовы|понятно|должн[аоы]|должен|хотим|сделаю|хочется|желательно)(?!\p{L})/iu;
const leastWords = 4;
const leastDirectWords = 3;

/**
 * What the person a headline names first said: «Песков: …», «Карпин о РПЛ: «…»», and «…» — Песков. Null where it is not
 * sure: precision goes first. `named` is where the engine found a person.
 */
export function readHeadlineQuote(title: string, { starts, ends }: NamedFirst): HeadlineQuote | null {
  const before = closing.exec(title.slice(0, starts))?.groups?.['text'];
  if (
    before !== undefined &&
    wordsOf(before) >= leastWords &&
    /^(?:\s(?:о|об)\s.+)?$/u.test(title.slice(ends))
  )
    return { text: before, isDirect: true };
  const lead = starts === 0 ? opening.exec(title.slice(ends)) : null;
  if (!lead) return null;
  const body = title
    .slice(ends + lead[0].length)
    .replace(outlet, '')
    .trim();
  const spoken = unquoted(body);
  if (spoken !== null) return wordsOf(spoken) >= leastDirectWords ? { text: spoken, isDirect: true } : null;
  if (wordsOf(body) < leastWords || notSpeech.test(body)) return null;
  return verb.test(body) || plainSaying.test(body) ? { text: body, isDirect: false } : null;
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
}

/** The words of a headline that is all in quotation marks, also where a name inside shares its mark; null for others. */
function unquoted(body: string): string | null {
  const plain = /^"([^"]{6,})"[.!?]?$/u.exec(body)?.[1];
  if (plain !== undefined) return plain;
  if (!body.startsWith('«')) return null;
  const opened = body.split('«').length - 1;
  const closed = body.split('»').length - 1;
  if (closed > opened) return body.endsWith('»') ? body.slice(0, -1) : null;
  if (opened > closed) return body.slice(1);
  if (!/»[.!?…]?$/u.test(body)) return null;
  const inner = body.slice(1, body.lastIndexOf('»'));
  return isBalanced(inner) ? inner : null;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '«') depth += 1;
    if (sign === '»') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
