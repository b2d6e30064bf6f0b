import { foldKana } from './fold-kana.ts';
import type { JapaneseWords } from './lexicon.ts';
import type { Match } from './match-words.ts';

const dated = /^(\d{4})年(\d{1,2})月(\d{1,2})日/;
const monthly = /^(\d{4})年(\d{1,2})月/;
const numeral = /^(\d{4}-\d\d-\d\d)|^(\d+(?:\.\d+)?)/;

/** Reads a question without spaces: at each place the longest entry that stands there, else a day or a number; what means nothing is kept together. */
export function matchJapanese(question: string, japanese: JapaneseWords): Match[] {
  const text = foldKana(question.replace(/(\d)[,、](?=\d{3})/g, '$1').replace(/(\d)\s+(?=\d)/g, '$1、'));
  const found: Match[] = [];
  let unknown = '';
  const close = (): void => {
    if (/[\p{L}]/u.test(unknown)) found.push(blank(unknown));
    unknown = '';
  };
  for (let at = 0; at < text.length;) {
    const read = readAt(text.slice(at), japanese);
    if (read === null) unknown += text[at]!;
    else {
      close();
      found.push(read.match);
    }
    at += read?.length ?? 1;
  }
  close();
  return found;
}

const blank = (text: string): Match => ({
  senses: [],
  text,
  mended: null,
  isCapital: false,
  number: null,
  day: null,
});

function readAt(rest: string, japanese: JapaneseWords): { match: Match; length: number } | null {
  const day = dated.exec(rest) ?? monthly.exec(rest);
  if (day) {
    const iso = day
      .slice(1)
      .map((part) => part.padStart(2, '0'))
      .join('-');
    return { match: { ...blank(day[0]), day: iso }, length: day[0].length };
  }
  const entry = (japanese.get(rest[0]!) ?? []).find(({ text }) => rest.startsWith(text));
  if (entry) return { match: { ...blank(entry.text), senses: entry.senses }, length: entry.text.length };
  const number = numeral.exec(rest);
  if (!number) return null;
  const match = number[1] === undefined ? { number: Number(number[0]) } : { day: number[0] };
  return { match: { ...blank(number[0]), ...match }, length: number[0].length };
}
