import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '#features/news/domain/learning/train-linear.ts';
import type { PairText } from '#features/news/domain/pairs/judge-pair.ts';
import { headlinePairRow, readPairText } from '#features/news/domain/pairs/judge-pair.ts';
import { decodeMeanings } from '#features/news/domain/stories/meaning.ts';
import { toLanguageCode } from '#features/news/domain/text/language-code.ts';
import { modelFolder, newsData, readNewsRows } from './read-data.ts';
import { buildSlugWords, readSlug } from './slug-words.ts';

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
  readonly story?: string;
}

/** The tables pairs are read with, as shipped. */
export const vocabulary = {
  terms: { rarity: new Uint8Array(readFileSync(join(modelFolder, 'term-rarity.bin'))) },
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

/** Pairs of corpus headlines labelled by reading for this engine; none of them is in the development set. */
function readOwnPairs(headlines: readonly Headline[]): PairExample[] {
  const byId = new Map(headlines.map((row) => [row.id, row]));
  const lines = readFileSync(new URL('labels/story-pairs.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.flatMap((line) => {
    const [first = '', second = '', label] = line.split('\t');
    const one = byId.get(first);
    const two = byId.get(second);
    return one && two
      ? [
          example(
            read(one.title),
            read(two.title),
            hoursBetween(one.date, two.date),
            label === 'SAME',
            'read',
          ),
        ]
      : [];
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

/** Addresses of 25 May 2020 labelled by the crowd; the headline is read back from the address, the hours are drawn. */
function readSlugPairs(titles: readonly string[]): PairExample[] {
  interface Row {
    first_slug: string | null;
    second_slug: string | null;
    label: string;
  }
  const words = buildSlugWords(titles);
  const random = createRandom(5);
  return readNewsRows<Row>('clustering/ru_dialogue2021_pairs_0525.jsonl.gz').flatMap((row) => {
    const hours = random() * random() * 20;
    const one = `. ${readSlug(row.first_slug ?? '', words)}`;
    const two = `. ${readSlug(row.second_slug ?? '', words)}`;
    if (one.split(' ').length < 4 || two.split(' ').length < 4) return [];
    return [example(read(one), read(two), hours, row.label === 'OK', 'slugs')];
  });
}

/** English pairs drawn from the labelled stories of the first half of the file by story name; unlike pairs are taken where they share a word, else they teach nothing. */
function readStoryPairs(): PairExample[] {
  const rows = readNewsRows<Headline>('clustering/en_uci_stories.jsonl.gz');
  const texts = rows.map((row) => read(row.title, 'en'));
  const random = createRandom(9);
  const found: PairExample[] = [];
  for (let draw = 0; draw < 60_000 && found.length < 3000; draw += 1) {
    const first = Math.floor(random() * rows.length);
    const second = Math.floor(random() * rows.length);
    const one = texts[first];
    const two = texts[second];
    if (!one || !two || first === second) continue;
    const isSame = rows[first]?.story === rows[second]?.story;
    // The file's times are those of its collector, story by story: hours are drawn, or the model would learn the collector.
    const candidate = example(one, two, random() * 24, isSame, 'uci');
    if ((candidate.row[3] ?? 0) > 0 && (isSame || random() < 0.5)) found.push(candidate);
  }
  return found;
}

/** All labelled pairs of headlines with their set; `newsData` must hold the development data. */
export function readPairExamples(): PairExample[] {
  console.log(`pairs from ${newsData}`);
  const headlines = readNewsRows<Headline>('corpus/dated_newsapi_ru.jsonl.gz');
  const titles = [...headlines, ...readNewsRows<Headline>('corpus/dated_1tv_ru.jsonl.gz')].map(
    ({ title }) => title,
  );
  return [
    ...readDevPairs(),
    ...readOwnPairs(headlines),
    ...readParaphrases(),
    ...readSlugPairs(titles),
    ...readStoryPairs(),
  ];
}
