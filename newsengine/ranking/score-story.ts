/** What a story's score is made of; hours are since the epoch. */
export interface StoryFacts {
  /** Distinct sources that wrote on it. */
  readonly sources: number;
  /** Items, reprints left out. */
  readonly items: number;
  /** Those of them that wrote themselves on the Moscow day of the latest item, or within six hours of it. */
  readonly sourcesOfDay: number;
  /** Sum of the sources' authority, 1 = a middling source. */
  readonly authority: number;
  readonly authorityOfDay: number;
  readonly firstHours: number;
  readonly latestHours: number;
  /** Items of the last three hours, and of the three before them. */
  readonly itemsLately: number;
  readonly itemsBefore: number;
  /** Share 0…1 that the story's items are not news. */
  readonly notNewsShare: number;
  /** Share 0…1 of leisure in what its items are about. */
  readonly leisureShare: number;
  /** Share 0…1 of public matters in what its items are about. */
  readonly publicShare: number;
}

/** Popularity classes of the specification, from least to most. */
export const popularityClasses = ['not popular', 'small', 'normal', 'big', 'hot'] as const;

/** One of the five popularity classes. */
export type Popularity = (typeof popularityClasses)[number];

/** Hours in which a rank loses what half a story's outlets are worth: ranks are comparable at every moment. */
export const rankHours = 8;
/** The heaviest a story can be; feeds search below the moment's hours through `rankHours` plus this. */
export const highestWeight = 12;
/** What doubling the outlets weighs: as much as so many times `rankHours`. */
const doublingWeight = 2;

/** What a story wholly of public matters weighs more: an eighth, chosen between a twentieth and three tenths. */
const publicGain = 0.12;

/** Share of new items in what came lately, 0…1; 0 where nothing came. */
function growthOf(facts: StoryFacts): number {
  return facts.itemsLately === 0 ? 0 : facts.itemsLately / (facts.itemsLately + facts.itemsBefore + 1);
}

/** What was written that day counts in full, what is older a fifth: one late headline doesn't bring back all of a story's weight. */
function ofDay(recent: number, all: number): number {
  return recent + (all - recent) / 5;
}

/**
 * Weight of a story: its outlets of the day, those of authority before the others, lifted by growth; leisure weighs half,
 * what is no news less, public matters somewhat more. 0 to `highestWeight`, in doublings of outlets.
 */
export function weighStory(facts: StoryFacts): { readonly weight: number; readonly growth: number } {
  const sources = ofDay(facts.sourcesOfDay, facts.sources);
  const authority = ofDay(facts.authorityOfDay, facts.authority);
  const growth = growthOf(facts);
  const kind =
    (1 - 0.7 * facts.notNewsShare) * (1 - 0.5 * facts.leisureShare) * (1 + publicGain * facts.publicShare);
  const outlets = (4 * sources + authority) / 5;
  const weight = doublingWeight * Math.log2(1 + outlets * (1 + 0.25 * growth)) * kind;
  return { weight: Math.min(highestWeight, weight), growth };
}

/** Popularity by distinct sources; a story grows out of "not popular" with its second source. */
export function classifyPopularity(facts: Pick<StoryFacts, 'sources'>, isHot: boolean): Popularity {
  if (isHot) return 'hot';
  if (facts.sources >= 8) return 'big';
  if (facts.sources >= 4) return 'normal';
  return facts.sources >= 2 ? 'small' : 'not popular';
}

/** Hot: at least four sources, still being written about within three hours, and not slowing down. */
export function isHotStory(facts: StoryFacts, nowHours: number): boolean {
  const isFresh = nowHours - facts.latestHours <= 3;
  return (
    facts.sources >= 4 &&
    isFresh &&
    facts.itemsLately >= 3 &&
    facts.itemsLately >= facts.itemsBefore &&
    facts.notNewsShare < 0.5
  );
}

/** What may be hot where the hour is quiet: several sources, two new items within three hours at least, and not slowing down. */
export function mayBeHotStory(facts: StoryFacts): boolean {
  return (
    facts.sources >= 3 &&
    facts.itemsLately >= 2 &&
    facts.itemsLately >= facts.itemsBefore &&
    facts.notNewsShare < 0.5
  );
}
