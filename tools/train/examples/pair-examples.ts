import { fileURLToPath } from 'node:url';
import { readRows } from '#tools/evaluate/news/read-rows.ts';
import { readPairText } from '#tools/evaluate/news/read-pair-text.ts';
import { pairFeatures } from '#newsengine/stories/pairs/pair-features.ts';
import type { StoryText } from '#newsengine/stories/story-text.ts';
import { readNewsModels } from '#newsengine/models/read-models.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { newsData, readNewsRows } from '#tools/train/read-data.ts';
import { makePairs } from './made-streams.ts';
import { isUntaught } from './untaught.ts';

/** A pair's features with its label and the set it came from. */
export interface PairExample {
  readonly row: Float64Array;
  readonly label: 0 | 1;
  readonly source: string;
  /** How much it counts; 1 where nothing is said. */
  readonly weight?: number;
  /** The two headlines of the corpus. */
  readonly ids?: readonly [string, string];
}

/** A pair as the list of readings has it. */
interface StoryReading {
  readonly id_1: string;
  readonly id_2: string;
  readonly one_event_or_affair: string;
  /** `checked-…`: read to measure the judges that are shipped, and so never taught. */
  readonly reading: string;
}

interface Headline {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly date: string;
  readonly lang: string;
}

/** The tables pairs are read with, and the steps whose findings they are compared by, as shipped. */
export const models = readNewsModels();

function read(title: string, lang = 'ru'): StoryText {
  return readPairText({ title, language: toLanguageCode(lang) }, models);
}

function example(
  one: StoryText,
  two: StoryText,
  hours: number,
  isSame: boolean,
  source: string,
): PairExample {
  return { row: pairFeatures(one, two, hours, models.stories.meanings), label: isSame ? 1 : 0, source };
}

function hoursBetween(one: string, two: string): number {
  return Math.abs(Date.parse(one) - Date.parse(two)) / 3_600_000;
}

function readDevPairs(): PairExample[] {
  interface Row {
    id_1: string;
    id_2: string;
    title_1: string;
    title_2: string;
    date_1: string;
    date_2: string;
    label: string;
  }
  return readNewsRows<Row>('clustering/ru_headlines2020_pairs_dev.jsonl')
    .filter(({ label }) => label !== 'UNSURE')
    .map((row) => ({
      ...example(
        read(row.title_1),
        read(row.title_2),
        hoursBetween(row.date_1, row.date_2),
        row.label === 'SAME',
        'dev',
      ),
      ids: [row.id_1, row.id_2],
    }));
}

/** A pair of corpus headlines labelled by reading for this engine; none of them is in the development set. */
interface ReadPair {
  readonly id_1: string;
  readonly id_2: string;
  readonly label: string;
  /** `held-out`: of days nobody looked at while rules were chosen; `doubted`: drawn where the judge was in doubt. */
  readonly part: string;
}

/** A pair of corpus headlines of one language. */
function headlineExample(
  [one, two]: readonly [Headline, Headline],
  language: 'ru' | 'en',
  isSame: boolean,
  source: string,
): PairExample {
  const [left, right] = [one, two].map((row) =>
    readPairText({ title: row.title, source: row.source, language }, models),
  ) as [StoryText, StoryText];
  return { ...example(left, right, hoursBetween(one.date, two.date), isSame, source), ids: [one.id, two.id] };
}

/** Finds the headlines of a pair in the corpus of a language; undefined where it lacks one. */
function openCorpus(
  language: 'ru' | 'en',
): (pair: { readonly id_1: string; readonly id_2: string }) => readonly [Headline, Headline] | undefined {
  const rows = readNewsRows<Headline>(`corpus/dated_newsapi_${language}.jsonl.gz`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ id_1, id_2 }) => {
    const [one, two] = [byId.get(id_1), byId.get(id_2)];
    return one && two ? [one, two] : undefined;
  };
}

function readOwnPairs(language: 'ru' | 'en', leftOut: ReadonlySet<string>): PairExample[] {
  const find = openCorpus(language);
  const file = fileURLToPath(new URL(`../labels/story-pairs-${language}.tsv`, import.meta.url));
  return readRows<ReadPair>(file).flatMap((pair) => {
    const headlines = pair.label === 'UNSURE' || leftOut.has(pair.part) ? undefined : find(pair);
    return headlines ? [headlineExample(headlines, language, pair.label === 'SAME', 'read')] : [];
  });
}

/** Strangers in stories are what the judge is wrong about; most pairs read there are of one event, so these count less. */
const readingWeights = { one: 0.25, strangers: 1 } as const;

/** Pairs drawn out of stories, read to see how clean these are: one event or affair, or strangers. */
function readReadings(language: 'ru' | 'en'): PairExample[] {
  const find = openCorpus(language);
  const file = fileURLToPath(new URL('../../evaluate/news/readings/story-pairs.tsv', import.meta.url));
  const once = new Map(
    readRows<StoryReading>(file)
      .filter(({ reading }) => !reading.startsWith('checked-'))
      .map((pair) => [[pair.id_1, pair.id_2].toSorted().join(' '), pair]),
  );
  return [...once.values()].flatMap((pair) => {
    const headlines = find(pair);
    if (!headlines) return [];
    const isOne = pair.one_event_or_affair === '1';
    return [
      {
        ...headlineExample(headlines, language, isOne, 'reading'),
        weight: isOne ? readingWeights.one : readingWeights.strangers,
      },
    ];
  });
}

/** Made pairs count less than read ones: there are many, and none is of a feed. Other languages have no others. */
const madeWeights = { read: 0.3, unread: 0.5 } as const;

/** Headlines built alike that tell unlike things, and one thing told in several ways. */
function readMadePairs(): PairExample[] {
  return makePairs().map(({ lang, titles, hours, isSame }) => ({
    ...example(read(titles[0], lang), read(titles[1], lang), hours, isSame, 'made'),
    weight: lang === 'ru' || lang === 'en' ? madeWeights.read : madeWeights.unread,
  }));
}

/** Headlines of what is left out: no reading that holds one may be taught either. */
function findUnseen(leftOut: ReadonlySet<string>): ReadonlySet<string> {
  const own = (['ru', 'en'] as const).flatMap((language) =>
    readRows<ReadPair>(fileURLToPath(new URL(`../labels/story-pairs-${language}.tsv`, import.meta.url))),
  );
  const pairs = own.filter(({ part }) => leftOut.has(part)).flatMap(({ id_1, id_2 }) => [id_1, id_2]);
  if (!leftOut.has('dev') && !leftOut.has('dev-set')) return new Set(pairs);
  const set = readNewsRows<Omit<ReadPair, 'part'>>('clustering/ru_headlines2020_pairs_dev.jsonl');
  const stories = readNewsRows<{ readonly ids: readonly string[] }>(
    'clustering/ru_headlines2020_stories_dev.jsonl',
  );
  return new Set([
    ...pairs,
    ...set.flatMap(({ id_1, id_2 }) => [id_1, id_2]),
    ...stories.flatMap(({ ids }) => ids),
  ]);
}

/**
 * All labelled pairs of headlines with their set, but for those left out. Those may be parts of our own, `readings`,
 * `made`, or the development set, with our part of that name (`dev`) or alone (`dev-set`).
 */
export function readPairExamples(leftOut: ReadonlySet<string> = new Set()): PairExample[] {
  console.log(`pairs from ${newsData}`);
  const unseen = findUnseen(leftOut);
  const isTaught = ({ ids }: PairExample): boolean => !ids?.some((id) => isUntaught(id));
  return [
    ...(leftOut.has('dev') || leftOut.has('dev-set') ? [] : readDevPairs()),
    ...readOwnPairs('ru', leftOut),
    ...readOwnPairs('en', leftOut),
    ...(leftOut.has('readings') ? [] : [...readReadings('ru'), ...readReadings('en')]).filter(
      ({ ids }) => !ids?.some((id) => unseen.has(id)),
    ),
    ...(leftOut.has('made') ? [] : readMadePairs()),
  ].filter(isTaught);
}
