import { separators, separatorSigns, type Separator, type Encoding } from '../choices.ts';

const signLine = /^\uFEFF?sep=(.)\r?\n/i;

/** The line by which Excel is told the separator, apart from the rest; the empty line in its place keeps rows counted as the file counts them. */
export function takeSignLine(text: string): { text: string; told: Separator | null } {
  const found = signLine.exec(text);
  if (!found) return { text, told: null };
  const told = separators.find((each) => separatorSigns[each] === found[1]) ?? null;
  return { text: `\n${text.slice(found[0].length)}`, told };
}

/** The separator of a whole file: the one that stands equally often in the most lines; of equals the first of `separators`. */
export function tellSeparator(text: string): Separator {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const scoreOf = (sign: string): number => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = outsideQuotes(line).split(sign).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  };
  const scores = separators.map((each) => ({ each, score: scoreOf(separatorSigns[each]) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).each;
}

const outsideQuotes = (line: string): string => line.replaceAll(/"[^"]{0,10000}"/g, '');

/** The encoding of a whole file: by its mark, else UTF-8 where every byte fits it, else that of a Russian Excel. */
export function tellEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1251';
  }
}
