import type { Meanings } from '#newsengine/stories/meaning.ts';
import { alignTerms, compareMeanings } from '#newsengine/stories/meaning.ts';
import type { StoryText } from '#newsengine/stories/story-text.ts';
import { overlapOf } from './overlap.ts';
import { aboutFeatureNames, setAboutFeatures } from '#newsengine/stories/about.ts';
import type { TermVector } from './term-vector.ts';
import { setSlotFeatures, slotFeatureNames } from './slot-features.ts';
import { setThemeFeatures, themeFeatureNames } from './theme-features.ts';

function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

function cosine(one: TermVector, two: TermVector): number {
  return ratio(overlapOf(one, two).dot, one.norm * two.norm);
}

/** Names of the features that two headlines' words give, in order. */
const wordFeatureNames = [
  'titleCosine',
  'titleJaccard',
  'titleContained',
  'sharedCount',
  'sharedSum',
  'best',
  'second',
  'rootCosine',
  'rootContained',
  'pairCosine',
  'nameCosine',
  'nameShared',
  'nameLoneLess',
  'nameLoneMore',
  'numberShared',
  'numberClash',
  'shorter',
  'longer',
  'wholeCosine',
  'wholeContained',
  'titleInWhole',
  'hasText',
  'hours',
  'meaning',
  'nameRootContained',
  'nameRootLone',
  'lonerLess',
  'lonerMore',
  'alignedLess',
  'alignedMore',
  'language',
];
const wordFeatureCount = wordFeatureNames.length;

/** Names of the features in the order `pairFeatures` gives them. */
export const pairFeatureNames: readonly string[] = [
  ...wordFeatureNames,
  ...aboutFeatureNames,
  ...slotFeatureNames,
  ...themeFeatureNames,
  'isEnglish',
  'isJapanese',
];
/** Where what headlines name begins in a row; two articles are compared without it. */
export const slotsFrom = wordFeatureCount + aboutFeatureNames.length;
const themesFrom = slotsFrom + slotFeatureNames.length;

function numberFeatures(one: StoryText, two: StoryText): [number, number] {
  let shared = 0;
  for (const each of one.numbers) if (two.numbers.has(each)) shared += 1;
  const clash = one.numbers.size > 0 && two.numbers.size > 0 && shared === 0 ? 1 : 0;
  return [shared, clash];
}

/** Features of a pair in the order of `pairFeatureNames`; `hours` between them, or -1 where a date is missing. */
export function pairFeatures(
  one: StoryText,
  two: StoryText,
  hours: number,
  meanings: Meanings,
): Float64Array {
  const title = overlapOf(one.title, two.title);
  const roots = overlapOf(one.roots, two.roots);
  const names = overlapOf(one.names, two.names);
  const loneOne = one.names.sum - names.shared;
  const loneTwo = two.names.sum - names.shared;
  const nameRoots = overlapOf(one.nameRoots, two.nameRoots);
  const [aligned, alignedBack] = alignTerms(one.title, two.title, meanings);
  const hasText = one.hasText && two.hasText;
  const whole = hasText ? overlapOf(one.whole, two.whole) : title;
  // Of two headlines the whole is the title, which has been walked already.
  const forth = two.whole === two.title ? title : overlapOf(one.title, two.whole);
  const back = one.whole === one.title ? title : overlapOf(two.title, one.whole);
  const inWhole = Math.max(ratio(forth.shared, one.title.sum), ratio(back.shared, two.title.sum));
  const row = new Float64Array(pairFeatureNames.length);
  row.set([
    ratio(title.dot, one.title.norm * two.title.norm),
    ratio(title.shared, one.title.sum + two.title.sum - title.shared),
    ratio(title.shared, Math.min(one.title.sum, two.title.sum)),
    title.count,
    title.shared,
    title.best,
    title.second,
    ratio(roots.dot, one.roots.norm * two.roots.norm),
    ratio(roots.shared, Math.min(one.roots.sum, two.roots.sum)),
    cosine(one.pairs, two.pairs),
    ratio(names.dot, one.names.norm * two.names.norm),
    names.shared,
    Math.min(loneOne, loneTwo),
    Math.max(loneOne, loneTwo),
    ...numberFeatures(one, two),
    Math.min(one.title.sum, two.title.sum),
    Math.max(one.title.sum, two.title.sum),
    ratio(whole.dot, one.whole.norm * two.whole.norm),
    ratio(whole.shared, Math.min(one.whole.sum, two.whole.sum)),
    inWhole,
    hasText ? 1 : 0,
    hours,
    compareMeanings(one.meaning, two.meaning),
    ratio(nameRoots.shared, Math.min(one.nameRoots.sum, two.nameRoots.sum)),
    Math.min(one.nameRoots.sum, two.nameRoots.sum) - nameRoots.shared,
    Math.min(one.title.sum, two.title.sum) - title.shared,
    Math.max(one.title.sum, two.title.sum) - title.shared,
    Math.min(aligned, alignedBack),
    Math.max(aligned, alignedBack),
    one.language === 'ru' ? 1 : 0,
  ]);
  setAboutFeatures(row, wordFeatureCount, one.about, two.about);
  setSlotFeatures(row, slotsFrom, one.slots, two.slots);
  setThemeFeatures(row, themesFrom, one.themed, two.themed);
  row[row.length - 2] = one.language === 'en' ? 1 : 0;
  row[row.length - 1] = one.language === 'ja' ? 1 : 0;
  return row;
}
