import type { StoryFacts } from '../ranking/score-story.ts';
import { classifyPopularity, isHotStory, popularityClasses, scoreStory } from '../ranking/score-story.ts';
import type { LeadCandidate, LeadChoice } from './choose-lead.ts';
import { chooseLead, openLeadChoice } from './choose-lead.ts';

/** An item of a story as its history is told by. */
export interface TracedItem extends LeadCandidate {
  readonly sourceId: number;
  /** Milliseconds since 1970; where only the day is known, its end. */
  readonly publishedMs: number;
  readonly hasTime: boolean;
  readonly language: string;
  readonly rubricId: number | null;
  /** The model's trust in the rubric; null where a feed or an editor gave it. */
  readonly rubricShare: number | null;
  readonly yugoIds: readonly number[];
  readonly dataSet: string | null;
}

/** What was known of a story from one of its items to the next. */
export interface StoryState {
  readonly newsId: number;
  readonly fromMs: number;
  /** Null while no later item is known. */
  readonly untilMs: number | null;
  readonly firstMs: number;
  readonly leadId: number;
  readonly itemCount: number;
  readonly sourceCount: number;
  readonly reprintCount: number;
  /** Logarithm (base 2) of the weight plus hours since 1970 through eight: comparable at every moment. */
  readonly rank: number;
  readonly authority: number;
  readonly growth: number;
  /** Place in `popularityClasses`. */
  readonly popularity: number;
  readonly isHot: boolean;
  readonly language: string;
  readonly rubricId: number | null;
  readonly yugoIds: readonly number[];
  readonly dataSet: string | null;
}

/** The running sums of one story; items are to come in order of time. */
export interface StoryTrace {
  readonly lead: LeadChoice;
  readonly sources: Map<number, number>;
  readonly rubrics: Map<number, number>;
  readonly languages: Map<string, number>;
  readonly regions: Map<number, number>;
  /** Hours of the items of the last six hours. */
  lately: number[];
  items: number;
  reprints: number;
  notNews: number;
  firstMs: number;
  latestMs: number;
  latestHours: number;
  authority: number;
}

const hourMs = 3_600_000;
const halfLifeHours = 8;
/** The bound feeds search by: a state's rank is at most its moment's hours through the half-life plus this. */
const highestWeight = 8;
/** Where only the day is known an item ranks as if it came at noon, half a day before its end. */
const untimedHours = 12;
/** A region only one item in six speaks of is not the story's. */
const leastRegionShare = 1 / 6;

/** A story without items. */
function openTrace(): StoryTrace {
  return {
    lead: openLeadChoice(),
    sources: new Map(),
    rubrics: new Map(),
    languages: new Map(),
    regions: new Map(),
    lately: [],
    items: 0,
    reprints: 0,
    notNews: 0,
    firstMs: Infinity,
    latestMs: -Infinity,
    latestHours: -Infinity,
    authority: 0,
  };
}

/** All states of a story, one per item, in order of time (ties by id). */
export function traceStory(items: readonly TracedItem[]): StoryState[] {
  return tellStory(items).states;
}

/** The states of a story with the sums they end in, to be told on from there. */
export function tellStory(items: readonly TracedItem[]): {
  readonly items: TracedItem[];
  readonly states: StoryState[];
  readonly trace: StoryTrace;
} {
  const trace = openTrace();
  const ordered = items.toSorted((a, b) => a.publishedMs - b.publishedMs || a.newsId - b.newsId);
  const states = ordered.map((item, at) => ({
    ...advanceTrace(trace, item),
    untilMs: ordered[at + 1]?.publishedMs ?? null,
  }));
  return { items: ordered, states, trace };
}

/** Adds the next item in time and returns the state it brings about, still open at its end. */
export function advanceTrace(trace: StoryTrace, item: TracedItem): StoryState {
  count(trace, item);
  const facts = factsOf(trace);
  const isHot = isHotStory(facts, facts.latestHours);
  const { score, parts } = scoreStory(facts, facts.latestHours);
  return {
    newsId: item.newsId,
    fromMs: item.publishedMs,
    untilMs: null,
    firstMs: trace.firstMs,
    leadId: chooseLead(trace.lead, item).newsId,
    itemCount: trace.items,
    sourceCount: trace.sources.size,
    reprintCount: trace.reprints,
    rank: Math.min(highestWeight, Math.log2(Math.max(score, 1e-6))) + facts.latestHours / halfLifeHours,
    authority: trace.authority,
    growth: parts.growth,
    popularity: popularityClasses.indexOf(classifyPopularity(facts, isHot)),
    isHot,
    language: heaviest(trace.languages) ?? item.language,
    rubricId: heaviest(trace.rubrics) ?? null,
    yugoIds: regionsOf(trace),
    dataSet: item.dataSet,
  };
}

function count(trace: StoryTrace, item: TracedItem): void {
  const hours = item.publishedMs / hourMs - (item.hasTime ? 0 : untimedHours);
  trace.items += 1;
  if (item.isReprint) trace.reprints += 1;
  trace.notNews += item.notNewsShare;
  trace.firstMs = Math.min(trace.firstMs, item.publishedMs);
  trace.latestMs = Math.max(trace.latestMs, item.publishedMs);
  trace.latestHours = Math.max(trace.latestHours, hours);
  if (!trace.sources.has(item.sourceId)) trace.authority += item.authority;
  trace.sources.set(item.sourceId, item.authority);
  add(trace.languages, item.language, 1);
  if (item.rubricId !== null) add(trace.rubrics, item.rubricId, item.rubricShare ?? 1);
  for (const yugoId of item.yugoIds) add(trace.regions, yugoId, 1);
  if (item.hasTime) trace.lately.push(hours);
  trace.lately = trace.lately.filter((each) => each > trace.latestHours - 6);
}

function factsOf(trace: StoryTrace): StoryFacts {
  const itemsLately = trace.lately.filter((hours) => hours > trace.latestHours - 3).length;
  return {
    sources: trace.sources.size,
    items: trace.items - trace.reprints,
    authority: trace.authority,
    firstHours: trace.firstMs / hourMs,
    latestHours: trace.latestHours,
    itemsLately,
    itemsBefore: trace.lately.length - itemsLately,
    notNewsShare: trace.notNews / trace.items,
  };
}

function regionsOf({ regions, items }: StoryTrace): number[] {
  return [...regions]
    .filter(([, times]) => times >= items * leastRegionShare)
    .map(([yugoId]) => yugoId)
    .sort((a, b) => a - b);
}

function add<Key>(weights: Map<Key, number>, key: Key, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight);
}

/** Key of the greatest weight; of equals the one met first. */
function heaviest<Key>(weights: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = -Infinity;
  for (const [key, weight] of weights) {
    if (weight <= most) continue;
    best = key;
    most = weight;
  }
  return best;
}
