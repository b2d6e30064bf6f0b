/** What a story's score is made of; everything is counted as known at `nowHours` (hours since the epoch). */
export interface StoryFacts {
  /** Distinct sources that wrote on it. */
  readonly sources: number;
  /** Items, reprints left out. */
  readonly items: number;
  /** Those of them that wrote within the day before the latest item. */
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
}

/** A score with its parts, so that the screen can say why. */
export interface StoryScore {
  readonly score: number;
  readonly parts: {
    readonly sources: number;
    readonly authority: number;
    readonly freshness: number;
    readonly growth: number;
  };
}

/** Popularity classes of the specification, from least to most. */
export const popularityClasses = ['not popular', 'small', 'normal', 'big', 'hot'] as const;

/** One of the five popularity classes. */
export type Popularity = (typeof popularityClasses)[number];

const halfLifeHours = 8;

/** Share of new items in what came lately, 0…1; 0 where nothing came. */
function growthOf(facts: StoryFacts): number {
  return facts.itemsLately === 0 ? 0 : facts.itemsLately / (facts.itemsLately + facts.itemsBefore + 1);
}

/** What was written within a day counts in full, what is older a fifth: one late headline doesn't bring back all of a story's weight. */
function ofDay(recent: number, all: number): number {
  return recent + (all - recent) / 5;
}

/** Score of a story at `nowHours`: its sources' authority before their number, halved every eight hours, lifted by growth, leisure at half; 0…about 150. */
export function scoreStory(facts: StoryFacts, nowHours: number): StoryScore {
  const sources = Math.log2(1 + ofDay(facts.sourcesOfDay, facts.sources)) * 5;
  const authority = Math.log2(1 + ofDay(facts.authorityOfDay, facts.authority)) * 10;
  const freshness = 2 ** (-Math.max(0, nowHours - facts.latestHours) / halfLifeHours);
  const growth = growthOf(facts);
  const kind = (1 - 0.7 * facts.notNewsShare) * (1 - 0.5 * facts.leisureShare);
  const score = (sources + authority) * freshness * (1 + 0.5 * growth) * kind;
  return { score, parts: { sources, authority, freshness, growth } };
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
