/** Words somebody said, as the text has them. */
export interface Quote {
  text: string;
  /** Who said it and how, as the text says it: сказал Сергей Собянин; null where it is not said beside. */
  by: string | null;
}

/** Shorter ones are names and single words in quotation marks. */
const minWords = 5;
const minJapanese = 12;
const maxQuotes = 12;

const quoted = /«([^«»]{12,800})»|“([^“”]{12,800})”|"([^"]{12,800})"|「([^「」]{8,400})」/gu;
const saying =
  /(?:сказал|заявил|отметил|сообщил|подчеркнул|добавил|пояснил|рассказал|считает|уверен|написал|цитир|передаёт|заметил|напомнил|признал|объяснил|said|says|told|added|wrote|noted|explained|according to|dijo|afirmó|señaló|explicó|añadió|aseguró|declaró|disse|afirmou|declarou|explicou|acrescentou|と述べ|と語|と話|と強調)/iu;
const after = /^[,.!?…]?\s*(?:[—–-]\s*)?(?<clause>[^.!?…。«“"「」]{3,120})/u;
const before = /(?<clause>[^.!?…»”"」]{3,120}):\s*$/u;

/** Direct speech of a text given by paragraphs: in quotation marks, five words at least, each wording once, a dozen at most. */
export function findQuotes(paragraphs: readonly string[]): Quote[] {
  const found = new Map<string, Quote>();
  for (const paragraph of paragraphs) {
    for (const match of paragraph.matchAll(quoted)) {
      const text = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim().replace(/[,\s]+$/, '');
      if (!isSpeech(text) || found.has(text)) continue;
      const rest = paragraph.slice(match.index + match[0].length);
      found.set(text, { text, by: sayerOf(rest, paragraph.slice(0, match.index)) });
    }
  }
  return [...found.values()].slice(0, maxQuotes);
}

function isSpeech(text: string): boolean {
  const isJapanese = /[\u3040-\u30ff]/.test(text);
  return isJapanese ? text.length >= minJapanese : text.split(/\s+/).length >= minWords;
}

function sayerOf(rest: string, lead: string): string | null {
  const clauses = [after.exec(rest)?.groups?.['clause'], before.exec(lead)?.groups?.['clause']];
  const clause = clauses.find((candidate) => candidate !== undefined && saying.test(candidate));
  return clause?.trim().replace(/[,;:]$/, '') ?? null;
}
