import { createRandom } from '#newsengine/learning/train-linear.ts';
import { readPairText } from '#tools/evaluate/news/read-pair-text.ts';
import type { StoryText } from '#newsengine/stories/story-text.ts';
import { textPairFeatures } from '#newsengine/stories/pairs/text-pair-features.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { findChains } from '#tools/train/find-chains.ts';
import { readNewsRows } from '#tools/train/read-data.ts';
import { type PairExample, models } from './pair-examples.ts';

/** A pair of articles; pairs of one `group` share articles or a topic and belong into one fold. */
export interface TextPairExample extends PairExample {
  readonly group: string;
  readonly isEnglish: boolean;
}

function read(title: string, lang: string, text: string): StoryText {
  return readPairText({ title, text, language: toLanguageCode(lang) }, models);
}

function example(
  one: StoryText,
  two: StoryText,
  isSame: boolean,
  source: string,
  group: string,
): TextPairExample[] {
  const isEnglish = one.language === 'en';
  const row =
    one.body && two.body && textPairFeatures(one, two, [one.body, two.body], -1, models.stories.meanings);
  return row ? [{ row, label: isSame ? 1 : 0, source, group, isEnglish }] : [];
}

interface ContestRow {
  readonly first_url: string;
  readonly second_url: string;
  readonly lang: string;
  readonly label: string;
}
interface Article {
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

function readContestPairs(): TextPairExample[] {
  const articles = new Map(
    readNewsRows<Article>('corpus/tgcontest_articles.jsonl.gz').map((row) => [row.url, row]),
  );
  const rows = readNewsRows<ContestRow>('clustering/tgcontest_pairs.jsonl');
  const groupOf = findChains(rows.map((row) => [row.first_url, row.second_url] as const));
  return rows.flatMap((row) => {
    const one = articles.get(row.first_url);
    const two = articles.get(row.second_url);
    if (!one || !two) return [];
    return example(
      read(one.title, row.lang, one.text),
      read(two.title, row.lang, two.text),
      row.label === 'OK',
      'tgcontest',
      groupOf(row.first_url),
    );
  });
}

/** English documents of one topic: of one event, or of two events of one kind, which is the hard case; the topic is the group. */
function readTopicPairs(): TextPairExample[] {
  interface Row {
    readonly topic: string;
    readonly story: string;
    readonly sentences: readonly string[];
  }
  const rows = readNewsRows<Row>('clustering/en_ecbplus_docs.jsonl.gz');
  const texts = rows.map(({ sentences }) => read(sentences[0] ?? '', 'en', sentences.join(' ')));
  const random = createRandom(21);
  return rows.flatMap((row, first) =>
    rows.slice(first + 1).flatMap((other, step) => {
      const one = texts[first];
      const two = texts[first + 1 + step];
      const share = row.story === other.story ? 0.3 : row.topic === other.topic ? 0.25 : 0.004;
      if (!one || !two || random() > share) return [];
      return example(one, two, row.story === other.story, 'ecb', row.topic);
    }),
  );
}

/** All labelled pairs of articles. */
export function readTextPairExamples(): TextPairExample[] {
  return [...readContestPairs(), ...readTopicPairs()];
}
