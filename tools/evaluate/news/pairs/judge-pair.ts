import type { BoostedTrees } from '#newsengine/learning/boosted-trees.ts';
import { predictBoosted } from '#newsengine/learning/boosted-trees.ts';
import type { TextPairModel } from '#newsengine/stories/judge-link.ts';
import { judgeTextFeatures } from '#newsengine/stories/judge-link.ts';
import { pairFeatures } from '#newsengine/stories/pair-features.ts';
import type { StoryText, StoryVocabulary } from '#newsengine/stories/story-text.ts';
import { readStoryText } from '#newsengine/stories/story-text.ts';
import { readAbout, type About } from '#newsengine/stories/about.ts';
import { textPairFeatures } from '#newsengine/stories/text-pair-features.ts';
import type { NewsModels } from '#newsengine/news-models.ts';
import { findRegions } from '#newsengine/steps/find-regions.ts';
import { judgeRubric } from '#newsengine/steps/judge-rubric.ts';
import { cleanHeadline } from '#newsengine/text/clean-headline.ts';
import { readHeadline, readOpening } from '#newsengine/text/read-headline.ts';
import { formFeatures, formFeatureCount } from './form-features.ts';
import type { HeadlineForm } from './headline-form.ts';
import { readForm } from './headline-form.ts';

/** One of two items to compare: what story building knows of it, and how its headline is put together. */
export interface PairText {
  readonly story: StoryText;
  readonly form: HeadlineForm;
}

/** What pairs are read with: the engine's words, and its steps' models. */
export interface PairVocabulary extends StoryVocabulary {
  /** Without them nothing is known of a headline but its words. */
  readonly steps?: Pick<NewsModels, 'rubrics' | 'regions'>;
}

/** The learnt judges of two items by their headlines, and of two that both have text. */
export interface PairKnowledge extends PairVocabulary {
  readonly headlines: BoostedTrees;
  /** For headlines of which a date is missing: there sameness is that of wording. */
  readonly undated: BoostedTrees;
  readonly articles: TextPairModel;
}

/** Builds the judges from the files beside this one, apart from the engine's: an engine that places items never asks them. */
export function decodePairKnowledge(
  readFile: (name: string) => Uint8Array,
  vocabulary: PairVocabulary,
): PairKnowledge {
  const readJson = <Shape>(name: string): Shape =>
    JSON.parse(new TextDecoder().decode(readFile(name))) as Shape;
  return {
    terms: vocabulary.terms,
    meanings: vocabulary.meanings,
    steps: vocabulary.steps,
    headlines: readJson<BoostedTrees>('pair-headlines.json'),
    undated: readJson<BoostedTrees>('pair-undated.json'),
    articles: readJson<TextPairModel>('pair-texts.json'),
  };
}

/** What the engine's steps find in an item of which nothing but its words is given. */
function findAbout(
  item: Parameters<typeof readStoryText>[0],
  { rubrics, regions }: Pick<NewsModels, 'rubrics' | 'regions'>,
): About {
  const headline = readHeadline(item);
  const read = { headline, opening: readOpening(item.text ?? '', item.language) };
  return readAbout({
    ...judgeRubric({ givenRubric: null, sectionRubrics: [] }, read, rubrics, () => false),
    ...findRegions({ givenRegion: null }, headline, regions),
  });
}

/** Prepares an item for the question whether another tells of the same event. */
export function readPairText(
  item: Parameters<typeof readStoryText>[0],
  vocabulary: PairVocabulary,
): PairText {
  const about = vocabulary.steps && findAbout(item, vocabulary.steps);
  return {
    story: readStoryText({ ...item, about }, vocabulary),
    form: readForm(cleanHeadline(item.title, item.source), item.language, vocabulary.terms),
  };
}

/** The features two headlines are judged by: those of linking, then those of their form; `hours` between them, or -1. */
export function headlinePairRow(
  one: PairText,
  two: PairText,
  hours: number,
  { meanings }: StoryVocabulary,
): Float64Array {
  return joinRows(pairFeatures(one.story, two.story, hours, meanings), formFeatures(one.form, two.form));
}

/** The same for two items that both have text; undefined where one has none. */
export function articlePairRow(
  one: PairText,
  two: PairText,
  hours: number,
  { meanings }: StoryVocabulary,
): Float64Array | undefined {
  const { body: left } = one.story;
  const { body: right } = two.story;
  if (!left || !right) return undefined;
  const row = textPairFeatures(one.story, two.story, [left, right], hours, meanings);
  return joinRows(row, formFeatures(one.form, two.form));
}

/** The part of a pair's row that story building knows. */
export function linkPart(row: Float64Array): Float64Array {
  return row.slice(0, row.length - formFeatureCount);
}

function joinRows(row: Float64Array, more: readonly number[]): Float64Array {
  const joined = new Float64Array(row.length + more.length);
  joined.set(row);
  joined.set(more, row.length);
  return joined;
}

/**
 * Probability 0…1 that two items, taken by themselves, tell of one event; `hours` between them, -1 where a date is missing.
 * Told apart from `judgeLink`: it judges single pairs better, yet stories built by it came out worse.
 */
export function judgePair(one: PairText, two: PairText, hours: number, knowledge: PairKnowledge): number {
  const row = articlePairRow(one, two, hours, knowledge);
  if (row) return judgeTextFeatures(row, one.story.language === 'en', knowledge.articles);
  const trees = hours < 0 ? knowledge.undated : knowledge.headlines;
  return predictBoosted(trees, headlinePairRow(one, two, hours, knowledge));
}
