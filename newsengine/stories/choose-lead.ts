/** What a headline is judged by when one has to stand for its story. */
export interface LeadCandidate {
  readonly newsId: number;
  /** Distinct stems of the headline. */
  readonly terms: readonly string[];
  /** UTF-16 units of the headline. */
  readonly titleLength: number;
  readonly authority: number;
  readonly notNewsShare: number;
  readonly isReprint: boolean;
  /** It tells what somebody said of the event. */
  readonly isReaction?: boolean;
  /** An editor chose it: it leads whatever else comes. */
  readonly isPinned?: boolean;
  /** Milliseconds since 1970. */
  readonly publishedMs: number;
}

/** The words of a story and the headlines that may lead it; grows with each member, cost bounded by the shortlist. */
export interface LeadChoice {
  /** Stem to the number of headlines that have it. */
  readonly counts: Map<string, number>;
  size: number;
  latestMs: number;
  shortlist: LeadCandidate[];
  lead: LeadCandidate | undefined;
  pinned: LeadCandidate | undefined;
}

const shortlistLength = 12;
const fitLength = { from: 40, to: 110, longest: 150 } as const;
/** A headline of fewer words is measured as if it had so many, so that two shared words don't make it fit. */
const minTerms = 6;
/** A new headline must be better by this much, so that a story doesn't change its face with every item. */
const loyalty = 0.06;

/** What a headline loses as its story goes on without it, half of it in eight hours: an old one may tell what is no longer so. */
const ageing = 0.5;
const ageingHalfMs = 8 * 3_600_000;
/** What was said of an event shares most words with it and still doesn't tell it. */
const reactionCost = 0.7;
/** A row's lead is of the day: an older headline leads only where all are. */
const oldCost = 1.2;
const dayMs = 18 * 3_600_000;

/** A story of which no headline is known yet. */
export function openLeadChoice(): LeadChoice {
  return {
    counts: new Map(),
    size: 0,
    latestMs: -Infinity,
    shortlist: [],
    lead: undefined,
    pinned: undefined,
  };
}

/** Adds a headline and returns the one that now stands for the story. */
export function chooseLead(choice: LeadChoice, candidate: LeadCandidate): LeadCandidate {
  for (const term of tellingTerms(candidate)) choice.counts.set(term, (choice.counts.get(term) ?? 0) + 1);
  choice.size += 1;
  choice.latestMs = Math.max(choice.latestMs, candidate.publishedMs);
  const fitness = new Map(
    [...choice.shortlist, candidate].map((each) => [each, fitnessOf(choice, each)] as const),
  );
  const ranked = [...fitness].sort((a, b) => b[1] - a[1]).slice(0, shortlistLength);
  choice.shortlist = ranked.map(([each]) => each);
  const [best, bestFitness] = ranked[0] ?? [candidate, 0];
  const kept = choice.lead === undefined ? -Infinity : (fitness.get(choice.lead) ?? -Infinity);
  if (choice.lead === undefined || bestFitness > kept + loyalty) choice.lead = best;
  if (candidate.isPinned) choice.pinned = candidate;
  return choice.pinned ?? choice.lead;
}

/** Fitness of a headline: what it shares with the others above all, then how late it is, who wrote it, its length and its kind. */
function fitnessOf(choice: LeadChoice, candidate: LeadCandidate): number {
  return (
    2 * sharedShare(choice, candidate) +
    0.15 * Math.min(3, Math.log2(1 + candidate.authority)) +
    lengthFitness(candidate.titleLength) -
    (candidate.isReprint ? 0.5 : 0) -
    (candidate.isReaction ? reactionCost : 0) -
    (choice.latestMs - candidate.publishedMs > dayMs ? oldCost : 0) -
    ageing * (1 - 2 ** (-(choice.latestMs - candidate.publishedMs) / ageingHalfMs)) -
    candidate.notNewsShare
  );
}

/** Mean share 0…1 of the other headlines that have each of its words. */
function sharedShare({ counts, size }: LeadChoice, candidate: LeadCandidate): number {
  if (size < 2) return 0;
  const terms = tellingTerms(candidate);
  let sum = 0;
  for (const term of terms) sum += ((counts.get(term) ?? 1) - 1) / (size - 1);
  return sum / Math.max(minTerms, terms.length);
}

/** 0 for a headline of usual length, down to -0.6 for one overlong or too short to say what happened. */
function lengthFitness(length: number): number {
  if (length < fitLength.from) return -0.6 * (1 - length / fitLength.from);
  if (length <= fitLength.to) return 0;
  return -0.6 * Math.min(1, (length - fitLength.to) / (fitLength.longest - fitLength.to));
}

/** Short stems are mostly grammar; Japanese has none of that among its stems. */
function tellingTerms({ terms }: LeadCandidate): string[] {
  return terms.filter((term) => term.length > 2 || /[\u3040-\u30ff\u3400-\u9fff]/.test(term));
}
