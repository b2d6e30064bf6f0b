import { leisureShares, publicRubrics } from './rubric.ts';

/** The trust that each rubric has from the items of a story, and how many they are. */
export interface TrustInRubrics {
  readonly rubrics: ReadonlyMap<number, number>;
  readonly items: number;
}

/** Below this trust a rubric is right as often as a coin: 16 of 48 labelled headlines under 0.45, 118 of 135 between 0.7 and 0.9. */
const minRubricTrust = 0.45;
/** Abroad and at home politics is one thing to many readers: what the trust of a divided story is added up over. */
const [worldRubric, politicsRubric] = [2, 3];
const minKinShare = 1 / 3;

/** Entertainment, photo and design: what tells of a crime or a death is in neither. */
const neverGrave: ReadonlySet<number> = new Set([9, 13]);

/** How much of a rubric is leisure, 0…1. */
export const leisureOf = (rubricId: number): number => leisureShares.get(rubricId) ?? 0;
/** Whether a rubric is of public matters, 0 or 1. */
export const publicOf = (rubricId: number): number => (publicRubrics.has(rubricId) ? 1 : 0);

/** How much of the trust in the items' rubrics goes to those of a kind; what has no rubric counts as none. */
export function shareOf({ rubrics }: TrustInRubrics, kindOf: (rubricId: number) => number): number {
  let all = 0;
  let ofKind = 0;
  for (const [rubricId, trust] of rubrics) {
    all += trust;
    ofKind += trust * kindOf(rubricId);
  }
  return all === 0 ? 0 : ofKind / all;
}

/**
 * The rubric most of the items' trust goes to; none where that is too little of all. A story has one at every moment.
 * Where its items are divided between world and politics it is politics: either half alone would leave it in neither.
 * A grave story, of a crime or a death, is never entertainment, nor photo and design.
 */
export function rubricOf({ rubrics: all, items }: TrustInRubrics, isGrave: boolean): number | null {
  const rubrics = isGrave ? new Map([...all].filter(([rubric]) => !neverGrave.has(rubric))) : all;
  const best = heaviest(rubrics);
  if (best === undefined) return null;
  if ((rubrics.get(best) ?? 0) >= minRubricTrust * items) return best;
  const politics = rubrics.get(politicsRubric) ?? 0;
  const both = politics + (rubrics.get(worldRubric) ?? 0);
  const isOfOne = best === politicsRubric || best === worldRubric;
  return isOfOne && both >= minRubricTrust * items && politics >= minKinShare * both ? politicsRubric : null;
}

/** Key of the greatest weight; of equals the one met first. */
export function heaviest<Key>(weights: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = -Infinity;
  for (const [key, weight] of weights) {
    if (weight <= most) continue;
    best = key;
    most = weight;
  }
  return best;
}
