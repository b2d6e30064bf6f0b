import type { StoryFacts } from '../ranking/score-story.ts';
import {
  classifyPopularity,
  isHotStory,
  mayBeHotStory,
  popularityClasses,
  rankHours,
  weighStory,
} from '../ranking/score-story.ts';
import type { LeadCandidate, LeadChoice } from './choose-lead.ts';
import { chooseLead, openLeadChoice } from './choose-lead.ts';
import { heaviest, leisureOf, publicOf, rubricOf, shareOf } from '../rubrics/rubric-of-story.ts';

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
  /** It tells of a crime or a death, which is never leisure. */
  readonly isGrave?: boolean;
  /** Rubric an editor chose for its story; null or left out = none. */
  readonly chosenRubricId?: number | null;
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
  /** Outlets that wrote themselves on the Moscow day of the latest item. */
  readonly daySourceCount: number;
  readonly reprintCount: number;
  /** The heaviest the story has been, each weight with its hours since 1970 through `rankHours`: comparable at every moment. */
  readonly rank: number;
  readonly authority: number;
  readonly growth: number;
  /** Place in `popularityClasses`. */
  readonly popularity: number;
  /** It may be hot: which of these are is a matter of the moment's traffic. */
  readonly isHot: boolean;
  readonly language: string;
  readonly rubricId: number | null;
  readonly yugoIds: readonly number[];
  readonly dataSet: string | null;
}

/** The running sums of one story; items are to come in order of time. */
export interface StoryTrace {
  readonly lead: LeadChoice;
  readonly sources: Map<number, { readonly authority: number; readonly ownHours: number }>;
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
  grave: number;
  rank: number;
  chosenRubricId: number | null;
}

const hourMs = 3_600_000;
/** A day of readers begins at midnight in Moscow; what came so few hours before the latest item is of its day too. */
const moscowHours = 3;
const nearHours = 6;
/** From this share of its items a story is of a crime or a death. */
const minGraveShare = 0.25;
/** Where only the day is known an item ranks as if it came at noon, half a day before its end. */
const untimedHours = 12;
/** A region only one item in six speaks of is not the story's. */
const minRegionShare = 1 / 6;

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
    grave: 0,
    rank: -Infinity,
    chosenRubricId: null,
  };
}

/** All states of a story, one per item, in order of time (ties by id). */
export function traceStory(items: readonly TracedItem[]): StoryState[] {
  return stateOfStory(items).states;
}

/** The states of a story with the sums they end in, to be told on from there. */
export function stateOfStory(items: readonly TracedItem[]): {
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
  const rubricId = rubricIn(trace);
  return { items: ordered, states: states.map((state) => ({ ...state, rubricId })), trace };
}

/** Adds the next item in time and returns the state it brings about, still open at its end. */
export function advanceTrace(trace: StoryTrace, item: TracedItem): StoryState {
  count(trace, item);
  const facts = factsOf(trace);
  const { weight, growth } = weighStory(facts);
  // The day's peak: a late headline alone doesn't make a story smaller than it was.
  trace.rank = Math.max(trace.rank, weight + facts.latestHours / rankHours);
  return {
    newsId: item.newsId,
    fromMs: item.publishedMs,
    untilMs: null,
    firstMs: trace.firstMs,
    leadId: chooseLead(trace.lead, item).newsId,
    itemCount: trace.items,
    sourceCount: trace.sources.size,
    daySourceCount: facts.sourcesOfDay,
    reprintCount: trace.reprints,
    rank: trace.rank,
    authority: trace.authority,
    growth,
    popularity: popularityClasses.indexOf(classifyPopularity(facts, isHotStory(facts, facts.latestHours))),
    isHot: mayBeHotStory(facts),
    language: heaviest(trace.languages) ?? item.language,
    rubricId: rubricIn(trace),
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
  trace.sources.set(item.sourceId, {
    authority: item.authority,
    ownHours: item.isReprint ? (trace.sources.get(item.sourceId)?.ownHours ?? -Infinity) : hours,
  });
  if (item.isGrave) trace.grave += 1;
  trace.chosenRubricId ??= item.chosenRubricId ?? null;
  add(trace.languages, item.language, 1);
  if (item.rubricId !== null) add(trace.rubrics, item.rubricId, item.rubricShare ?? 1);
  for (const yugoId of item.yugoIds) add(trace.regions, yugoId, 1);
  if (item.hasTime) trace.lately.push(hours);
  trace.lately = trace.lately.filter((each) => each > trace.latestHours - 6);
}

function factsOf(trace: StoryTrace): StoryFacts {
  const ofDay = [...trace.sources.values()].filter(({ ownHours }) => isOfDay(ownHours, trace.latestHours));
  const itemsLately = trace.lately.filter((hours) => hours > trace.latestHours - 3).length;
  return {
    sources: trace.sources.size,
    sourcesOfDay: ofDay.length,
    authorityOfDay: ofDay.reduce((sum, { authority }) => sum + authority, 0),
    items: trace.items - trace.reprints,
    authority: trace.authority,
    firstHours: trace.firstMs / hourMs,
    latestHours: trace.latestHours,
    itemsLately,
    itemsBefore: trace.lately.length - itemsLately,
    notNewsShare: trace.notNews / trace.items,
    leisureShare: isGraveStory(trace) ? 0 : shareOf(trace, leisureOf),
    publicShare: shareOf(trace, publicOf),
  };
}

function isGraveStory({ grave, items }: StoryTrace): boolean {
  return grave >= minGraveShare * items;
}

/** The editor's rubric, else the one its items have. */
function rubricIn(trace: StoryTrace): number | null {
  return trace.chosenRubricId ?? rubricOf(trace, isGraveStory(trace));
}

function isOfDay(hours: number, latestHours: number): boolean {
  const dayOf = (each: number): number => Math.floor((each + moscowHours) / 24);
  return latestHours - hours <= nearHours || dayOf(hours) === dayOf(latestHours);
}

function regionsOf({ regions, items }: StoryTrace): number[] {
  return [...regions]
    .filter(([, times]) => times >= items * minRegionShare)
    .map(([yugoId]) => yugoId)
    .sort((a, b) => a - b);
}

function add<Key>(weights: Map<Key, number>, key: Key, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight);
}
