import { overlapOf } from '#newsengine/stories/pair-features.ts';
import type { HeadlineForm } from './headline-form.ts';
import { countBits } from './headline-form.ts';

/** Cosine of the runs of three letters: typing, endings and compounds that stems don't unite. */
export function compareLetters(one: HeadlineForm, two: HeadlineForm): number {
  let shared = 0;
  for (const [at, word] of one.letters.entries()) shared += countBits(word & (two.letters[at] ?? 0));
  return shared > 0 ? shared / Math.sqrt(one.letterRuns * two.letterRuns) : 0;
}

/** Longest run of terms that both have in one order, others between them allowed, as a share of the shorter headline. */
export function compareOrder(one: HeadlineForm, two: HeadlineForm): number {
  const width = two.order.length;
  const lengths = new Uint8Array(width + 1);
  for (const term of one.order) {
    let diagonal = 0;
    for (let at = 1; at <= width; at += 1) {
      const above = lengths[at] ?? 0;
      lengths[at] = term === two.order[at - 1] ? diagonal + 1 : Math.max(above, lengths[at - 1] ?? 0);
      diagonal = above;
    }
  }
  return (lengths[width] ?? 0) / Math.max(1, Math.min(one.order.length, width));
}

/** Share of both headlines' first two terms that the other has anywhere: what they tell of stands first. */
export function compareHeads(one: HeadlineForm, two: HeadlineForm): number {
  const heads = [one.order.slice(0, 2), two.order.slice(0, 2)] as const;
  const met =
    heads[0].filter((term) => two.order.includes(term)).length +
    heads[1].filter((term) => one.order.includes(term)).length;
  return met / Math.max(1, heads[0].length + heads[1].length);
}

/** How many places both fill with different names, and with the same one. */
export function comparePlaces(one: HeadlineForm, two: HeadlineForm): [number, number] {
  let clash = 0;
  let agree = 0;
  for (const [place, name] of one.places) {
    const other = two.places.get(place);
    if (other === undefined) continue;
    if (other === name) agree += 1;
    else clash += 1;
  }
  return [clash, agree];
}

/** How many features `formFeatures` gives; they stand last in a pair's row. */
export const formFeatureCount = 9;

/**
 * Likeness of letters, order and heads; places that clash and agree; terms of the shorter and its share of the longer.
 * Weight of shared verbs and of those the shorter has alone.
 */
export function formFeatures(one: HeadlineForm, two: HeadlineForm): number[] {
  const verbs = overlapOf(one.verbs, two.verbs);
  const shorter = Math.min(one.order.length, two.order.length);
  const longer = Math.max(one.order.length, two.order.length);
  return [
    compareLetters(one, two),
    compareOrder(one, two),
    compareHeads(one, two),
    ...comparePlaces(one, two),
    shorter,
    longer > 0 ? shorter / longer : 0,
    verbs.shared,
    Math.min(one.verbs.sum, two.verbs.sum) - verbs.shared,
  ];
}
