import type { NewsModels } from '#newsengine/news-models.ts';
import { judgeLink } from '#newsengine/stories/pairs/judge-link.ts';
import { barsFor, storyOptions } from '#newsengine/stories/story-options.ts';
import type { StoryText } from '#newsengine/stories/story-text.ts';
import { identifyLanguage } from '#newsengine/language/identify-language.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { scoreYes } from './measures.ts';
import type { Outcome } from './outcome.ts';
import { readPairText } from './read-pair-text.ts';
import { readCorpusBeside, readRows } from './read-rows.ts';

/** The three formats of labelled pairs in one: titles with dates, addresses of articles, bare texts. */
interface Row {
  readonly label: string | number;
  readonly lang?: string;
  readonly title_1?: string;
  readonly title_2?: string;
  readonly date_1?: string;
  readonly date_2?: string;
  readonly text_1?: string;
  readonly text_2?: string;
  readonly first_url?: string;
  readonly second_url?: string;
}

interface Article {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly date?: string;
}

/** A pair ready to judge. */
interface Pair {
  readonly titles: readonly [string, string];
  readonly texts: readonly [string, string];
  readonly lang: string | undefined;
  readonly hours: number;
  readonly isSame: boolean;
}

function readTruth(label: string | number): boolean | undefined {
  if (label === 'SAME' || label === 'OK' || label === 1) return true;
  return label === 'DIFFERENT' || label === 'BAD' || label === -1 ? false : undefined;
}

function readPair(row: Row, articles: ReadonlyMap<string, Article>): Pair | undefined {
  const isSame = readTruth(row.label);
  if (isSame === undefined) return undefined;
  const one = articles.get(row.first_url ?? '');
  const two = articles.get(row.second_url ?? '');
  const titles = [
    row.title_1 ?? row.text_1 ?? one?.title ?? '',
    row.title_2 ?? row.text_2 ?? two?.title ?? '',
  ] as const;
  if (titles.includes('')) return undefined;
  const hours =
    row.date_1 && row.date_2 ? Math.abs(Date.parse(row.date_1) - Date.parse(row.date_2)) / 3_600_000 : -1;
  return { titles, texts: [one?.text ?? '', two?.text ?? ''], lang: row.lang, hours, isSame };
}

/**
 * F1 of "tell of one event" by the judge stories are built with, at the bar from which an item joins. Doubtful rows
 * (UNSURE, 0) and pairs without text are left out.
 */
export function evaluatePairs(file: string, models: NewsModels): Outcome {
  const rows = readRows<Row>(file);
  const articles = new Map(
    readCorpusBeside<Article>(file, 'tgcontest_articles.jsonl.gz').map((article) => [article.url, article]),
  );
  const pairs = rows.map((row) => readPair(row, articles)).filter((pair) => pair !== undefined);
  const judged = pairs.map((pair) => {
    const read = (at: 0 | 1): StoryText => {
      const language = pair.lang
        ? toLanguageCode(pair.lang)
        : identifyLanguage(pair.titles[at], models.language).language;
      return readPairText({ title: pair.titles[at], text: pair.texts[at], language }, models);
    };
    const [one, two] = [read(0), read(1)];
    const share = judgeLink(one, two, pair.hours, models.stories);
    return { pair, share, isOne: share >= barsFor(one, storyOptions).joinAt };
  });
  const score = scoreYes(judged.map(({ pair, isOne }) => [pair.isSame, isOne] as const));
  const wrong = judged
    .filter(({ pair, isOne }) => pair.isSame !== isOne)
    .sort((a, b) => Math.abs(b.share - 0.5) - Math.abs(a.share - 0.5));
  return {
    task: 'pairs',
    rows: judged.length,
    figure: { name: 'F1', value: score.f1 },
    scores: [['same', score]],
    mistakes: wrong.map(
      ({ pair, share }) =>
        `${pair.isSame ? 'same' : 'different'}, judged ${share.toFixed(2)}: ${pair.titles.join(' ## ')}`,
    ),
  };
}
