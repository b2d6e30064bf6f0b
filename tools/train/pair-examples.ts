import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRows } from '../evaluate/news/read-rows.ts';
import type { PairText } from '../evaluate/news/pairs/judge-pair.ts';
import { headlinePairRow, readPairText } from '../evaluate/news/pairs/judge-pair.ts';
import { decodeMeanings } from '#newsengine/stories/meaning.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { modelFolder, newsData, readNewsRows } from './read-data.ts';

/** A pair's features, those of form last, with its label and the set it came from. */
export interface PairExample {
  readonly row: Float64Array;
  readonly label: 0 | 1;
  readonly source: string;
}

interface Headline {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly date: string;
  readonly lang: string;
}

/** The tables pairs are read with, as shipped. */
export const vocabulary = {
  terms: {
    rarity: new Uint8Array(readFileSync(join(modelFolder, 'term-rarity.bin'))),
    names: new Uint8Array(readFileSync(join(modelFolder, 'term-names.bin'))),
  },
  meanings: decodeMeanings(new Uint8Array(readFileSync(join(modelFolder, 'meanings.bin')))),
};

function read(title: string, lang = 'ru'): PairText {
  return readPairText({ title, language: toLanguageCode(lang) }, vocabulary);
}

function example(one: PairText, two: PairText, hours: number, isSame: boolean, source: string): PairExample {
  return { row: headlinePairRow(one, two, hours, vocabulary), label: isSame ? 1 : 0, source };
}

function hoursBetween(one: string, two: string): number {
  return Math.abs(Date.parse(one) - Date.parse(two)) / 3_600_000;
}

function readDevPairs(): PairExample[] {
  interface Row {
    title_1: string;
    title_2: string;
    date_1: string;
    date_2: string;
    label: string;
  }
  return readNewsRows<Row>('clustering/ru_headlines2020_pairs_dev.jsonl')
    .filter(({ label }) => label !== 'UNSURE')
    .map((row) =>
      example(
        read(row.title_1),
        read(row.title_2),
        hoursBetween(row.date_1, row.date_2),
        row.label === 'SAME',
        'dev',
      ),
    );
}

/** A pair of corpus headlines labelled by reading for this engine; none of them is in the development set. */
interface ReadPair {
  readonly id_1: string;
  readonly id_2: string;
  readonly label: string;
  /** `held-out`: of days nobody looked at while rules were chosen; `doubted`: drawn where the judge was in doubt. */
  readonly part: string;
}

function readOwnPairs(language: 'ru' | 'en', leftOut: ReadonlySet<string>): PairExample[] {
  const headlines = readNewsRows<Headline>(`corpus/dated_newsapi_${language}.jsonl.gz`);
  const byId = new Map(headlines.map((row) => [row.id, row]));
  const file = fileURLToPath(new URL(`labels/story-pairs-${language}.tsv`, import.meta.url));
  return readRows<ReadPair>(file).flatMap(({ id_1, id_2, label, part }) => {
    const one = byId.get(id_1);
    const two = byId.get(id_2);
    if (!one || !two || label === 'UNSURE' || leftOut.has(part)) return [];
    const texts = [one, two].map(({ title, source }) =>
      readPairText({ title, source, language }, vocabulary),
    ) as [PairText, PairText];
    return [example(...texts, hoursBetween(one.date, two.date), label === 'SAME', 'read')];
  });
}

function readParaphrases(): PairExample[] {
  interface Row {
    text_1: string;
    text_2: string;
    label: number;
  }
  return readNewsRows<Row>('clustering/ru_paraphraser_headlines.jsonl.gz')
    .filter(({ label }) => label !== 0)
    .map((row) => example(read(row.text_1), read(row.text_2), -1, row.label === 1, 'paraphraser'));
}

/** All labelled pairs of headlines with their set, but for those left out: parts of our own, `paraphraser`, or the development set, with our part of that name (`dev`) or alone (`dev-set`). */
export function readPairExamples(leftOut: ReadonlySet<string> = new Set()): PairExample[] {
  console.log(`pairs from ${newsData}`);
  return [
    ...(leftOut.has('dev') || leftOut.has('dev-set') ? [] : readDevPairs()),
    ...readOwnPairs('ru', leftOut),
    ...readOwnPairs('en', leftOut),
    ...(leftOut.has('paraphraser') ? [] : readParaphrases()),
  ];
}
