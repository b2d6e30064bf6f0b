import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#newsengine/text/fold.ts';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import { stem } from '#newsengine/text/stem.ts';
import { modelFolder, newsData, writeModel } from './read-data.ts';

type OwnWords = Readonly<
  Record<string, { readonly positive: readonly string[]; readonly negative: readonly string[] }>
>;
interface Shipped {
  readonly own: OwnWords;
}

/** Mean marks of PolSentiLex (CC BY 4.0, HSE) by stem, -2…2; stems nearly neutral are left out. */
function readMarks(): Record<string, number> {
  const sums = new Map<string, [number, number]>();
  const lines = readFileSync(join(newsData, 'lexicons/ru_polsentilex_raw.csv'), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  for (const line of lines) {
    const [word = '', mark] = line.split(',');
    if (word === '' || Number.isNaN(Number(mark))) continue;
    const key = stem(fold(word), 'ru');
    const [sum, count] = sums.get(key) ?? [0, 0];
    sums.set(key, [sum + Number(mark), count + 1]);
  }
  return Object.fromEntries(
    [...sums]
      .map(([key, [sum, count]]) => [key, Math.round((sum / count) * 10) / 10] as const)
      .filter(([, mark]) => Math.abs(mark) >= 0.4),
  );
}

const raw = JSON.parse(readFileSync(join(modelFolder, 'tone-words.json'), 'utf8')) as OwnWords | Shipped;
const own: OwnWords = 'own' in raw ? (raw as Shipped).own : (raw as OwnWords);
const stems = Object.fromEntries(
  Object.entries(own).map(([language, { positive, negative }]) => {
    const stemmed = (words: readonly string[], mark: number): [string, number][] =>
      words.map((word) => [language === 'ja' ? word : stem(fold(word), language as LanguageCode), mark]);
    return [language, Object.fromEntries([...stemmed(positive, 1), ...stemmed(negative, -1)])];
  }),
);
writeModel('tone-words.json', JSON.stringify({ own, stems, polsentilex: readMarks() }));
