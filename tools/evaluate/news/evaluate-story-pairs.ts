import type { NewsModels } from '#newsengine/news-models.ts';
import { embedCorpus } from './embed-corpus.ts';
import type { Score } from './measures.ts';
import { scoreYes } from './measures.ts';
import type { Outcome, TaskOptions } from './outcome.ts';
import type { CorpusItem } from './corpus-item.ts';
import { placeCorpus } from './place-corpus.ts';
import { readCorpusBeside, readRows } from './read-rows.ts';

/** A labelled pair: ids of corpus items, or titles and dates where the corpus lacks them. */
interface Pair {
  readonly id_1: string;
  readonly id_2: string;
  readonly label: string;
  /** Which part of a divided file the pair is of, as "held-out". */
  readonly part?: string;
  readonly lang?: string;
  readonly title_1?: string;
  readonly title_2?: string;
  readonly date_1?: string;
  readonly date_2?: string;
}

interface CorpusRow {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly lang: string;
  readonly source: string;
  readonly domain: string;
}

const corpora = ['dated_newsapi_ru', 'dated_newsapi_en', 'dated_wikipedia_itn'] as const;

/** The corpus that holds most of the pairs' items, and what the pairs themselves tell of the others. */
function readCorpusOf(file: string, pairs: readonly Pair[]): CorpusItem[] {
  const wanted = new Set(pairs.flatMap(({ id_1, id_2 }) => [id_1, id_2]));
  let best: CorpusRow[] = [];
  let most = 0;
  for (const name of corpora) {
    const rows = readCorpusBeside<CorpusRow>(file, `${name}.jsonl.gz`);
    const met = rows.filter(({ id }) => wanted.has(id)).length;
    if (met > most) [best, most] = [rows, met];
  }
  const known = new Set(best.map(({ id }) => id));
  const lang = pairs.find((pair) => pair.lang)?.lang ?? best[0]?.lang ?? 'ru';
  const items: CorpusItem[] = best
    .filter((row) => row.lang === lang)
    .map(({ id, title, date, source, domain }) => ({ id, title, date, source, domain, lang, text: '' }));
  for (const pair of pairs)
    for (const side of ['1', '2'] as const) {
      const [id, title] = [pair[`id_${side}`], pair[`title_${side}`]];
      if (known.has(id) || title === undefined) continue;
      known.add(id);
      items.push({ id, title, date: pair[`date_${side}`] ?? '', source: '', domain: id, lang, text: '' });
    }
  return items;
}

function readTruth(label: string): boolean | undefined {
  if (label === 'SAME' || label === 'OK') return true;
  return label === 'DIFFERENT' || label === 'BAD' ? false : undefined;
}

interface JudgedPair {
  readonly pair: Pair;
  readonly isSame: boolean;
  readonly isOne: boolean;
}

function judgePairs(
  pairs: readonly Pair[],
  items: readonly CorpusItem[],
  stories: ReadonlyMap<string, string>,
): JudgedPair[] {
  console.log(`${items.length} items into ${new Set(stories.values()).size} stories`);
  return pairs.flatMap((pair) => {
    const isSame = readTruth(pair.label);
    const [one, two] = [stories.get(pair.id_1), stories.get(pair.id_2)];
    return isSame === undefined || !one || !two ? [] : [{ pair, isSame, isOne: one === two }];
  });
}

/** F1 of "in one story": the corpus of the pairs' language is placed as it arrived; doubtful pairs don't count. `part` keeps to one part of the file; with embeddings the corpus is placed once more, leaning on the operator's service or the tests' own. */
export async function evaluateStoryPairs(
  file: string,
  models: NewsModels,
  { part, withEmbeddings }: TaskOptions,
): Promise<Outcome> {
  const all = readRows<Pair>(file);
  const items = readCorpusOf(file, all);
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const pairs = all.filter((pair) => part === undefined || pair.part === part);
  const judged = judgePairs(pairs, items, placeCorpus(items, models));
  const score = scoreYes(judged.map(({ isSame, isOne }) => [isSame, isOne] as const));
  const scores: (readonly [string, Score])[] = [['in one story', score]];
  if (withEmbeddings) {
    const { name, vectors } = await embedCorpus(items);
    const leaning = judgePairs(pairs, items, placeCorpus(items, models, vectors));
    scores.push([`with ${name}`, scoreYes(leaning.map(({ isSame, isOne }) => [isSame, isOne] as const))]);
  }
  return {
    task: 'story-pairs',
    rows: judged.length,
    figure: { name: 'F1', value: score.f1 },
    scores,
    mistakes: judged
      .filter(({ isSame, isOne }) => isSame !== isOne)
      .map(
        ({ pair, isSame }) =>
          `${isSame ? 'parted' : 'joined'}: ${titles.get(pair.id_1)} ## ${titles.get(pair.id_2)}`,
      ),
  };
}
