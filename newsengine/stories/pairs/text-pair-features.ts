import type { Meanings } from '#newsengine/stories/meaning.ts';
import { meetTerms } from '#newsengine/stories/meaning.ts';
import type { StoryBody, StoryText } from '#newsengine/stories/story-text.ts';
import { overlapOf } from './overlap.ts';
import { pairFeatures, slotsFrom } from './pair-features.ts';
import type { TermVector } from './term-vector.ts';

function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

function cosine(one: TermVector, two: TermVector): number {
  return ratio(overlapOf(one, two).dot, one.norm * two.norm);
}

function jaccard(one: TermVector, two: TermVector): number {
  const { shared } = overlapOf(one, two);
  return ratio(shared, one.sum + two.sum - shared);
}

function contained(part: TermVector, whole: TermVector): number {
  return ratio(overlapOf(part, whole).shared, part.sum);
}

function numbersShared(one: StoryBody, two: StoryBody): number {
  let shared = 0;
  for (const each of one.numbers) if (two.numbers.has(each)) shared += 1;
  return ratio(shared, Math.min(one.numbers.size, two.numbers.size));
}

/** How many of the features stand first and are weighed linearly too. */
export const plainTextFeatures = 8;

/** Features of two items that both have text; the first `plainTextFeatures` grow with likeness, then those of the headlines. */
export function textPairFeatures(
  one: StoryText,
  two: StoryText,
  bodies: readonly [StoryBody, StoryBody],
  hours: number,
  meanings: Meanings,
): Float64Array {
  const [left, right] = bodies;
  const inAll = [contained(one.title, right.all), contained(two.title, left.all)];
  const inLead = [contained(one.title, right.lead), contained(two.title, left.lead)];
  const names = overlapOf(left.allNames, right.allNames);
  return Float64Array.of(
    Math.min(...inAll),
    Math.max(...inAll),
    cosine(one.whole, two.whole),
    ratio(names.shared, Math.min(left.allNames.sum, right.allNames.sum)),
    Math.min(meetTerms(one.title, right.all, meanings), meetTerms(two.title, left.all, meanings)),
    Math.max(...inLead),
    cosine(left.all, right.all),
    jaccard(left.openingRoots, right.openingRoots),
    Math.min(...inLead),
    jaccard(left.opening, right.opening),
    numbersShared(left, right),
    cosine(left.allPairs, right.allPairs),
    Math.min(contained(one.names, right.allNames), contained(two.names, left.allNames)),
    ...pairFeatures(one, two, hours, meanings).subarray(0, slotsFrom),
  );
}
