import type { StoryText } from './story-text.ts';
import { addSum, clearSums, createSumTable, sumsAbove, type SumTable } from './sum-table.ts';

/** One item as stories see it; `hours` since the epoch, NaN where the date is unknown. */
export interface StoryMember {
  readonly id: string;
  readonly text: StoryText;
  readonly hours: number;
  /** How central the member is: its mean likeness to the members met when it joined. */
  likeness: number;
}

/** A growing story: a few members stand for all, so that its cost doesn't grow with its size. */
export interface OpenStory {
  readonly number: number;
  /** The representatives an arriving item is compared with. */
  members: StoryMember[];
  size: number;
  latestHours: number;
  firstHours: number;
  /** Term sums of all members, by term id. */
  readonly terms: Map<number, number>;
  square: number;
  mergedInto: number;
}

/** Postings from terms to open stories; a term in very many stories says nothing and is skipped. */
export interface StoryIndex {
  readonly stories: Map<number, OpenStory>;
  readonly postings: Map<number, number[]>;
  /** Room for the votes of one search. */
  readonly votes: SumTable;
  nextNumber: number;
}

const longestPosting = 600;
const readFromPosting = 120;
/** Stories less like than this have never taken an item in trials. */
const minCosine = 0.08;
/** Weight of shared terms from which on a story is looked at, and how many are looked at. */
const minVote = 0.55;
const maxPromising = 60;

/** An empty index. */
export function createStoryIndex(): StoryIndex {
  return { stories: new Map(), postings: new Map(), votes: createSumTable(), nextNumber: 1 };
}

function post(index: StoryIndex, term: number, story: number): void {
  const list = index.postings.get(term);
  if (!list) {
    index.postings.set(term, [story]);
    return;
  }
  if (list.at(-1) === story) return;
  list.push(story);
  // Old stories stand first; dropping them keeps the cost of an item constant.
  if (list.length > longestPosting) list.splice(0, list.length - longestPosting / 2);
}

/** Adds a member's terms to its story and makes the story findable by them. */
export function enterTerms(index: StoryIndex, story: OpenStory, text: StoryText): void {
  const { ids, weights, norm } = text.title;
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const before = story.terms.get(id);
    const after = (before ?? 0) + (weights[at] ?? 0) / (norm || 1);
    story.terms.set(id, after);
    story.square += after * after - (before ?? 0) * (before ?? 0);
    if (before === undefined) post(index, id, story.number);
  }
  for (const root of text.roots.ids) post(index, root, story.number);
}

/** Takes a member's terms out of its story; it stays findable by them. */
export function leaveTerms(story: OpenStory, { title: { ids, weights, norm } }: StoryText): void {
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const before = story.terms.get(id) ?? 0;
    const after = Math.max(0, before - (weights[at] ?? 0) / (norm || 1));
    story.square += after * after - before * before;
    if (after < 1e-9) story.terms.delete(id);
    else story.terms.set(id, after);
  }
}

/** Follows merges to the story that holds the members now. */
export function resolveStory(index: StoryIndex, number: number): OpenStory | undefined {
  let story = index.stories.get(number);
  while (story && story.mergedInto !== 0) story = index.stories.get(story.mergedInto);
  return story;
}

/** Forgets stories whose last item is older than `before`; called now and then, cost linear in open stories. */
export function closeStories(index: StoryIndex, before: number): void {
  for (const [number, story] of index.stories) if (story.latestHours < before) index.stories.delete(number);
  for (const [term, list] of index.postings) {
    // Most lists lose nothing and are left as they are.
    if (list.every((number) => index.stories.has(number))) continue;
    const kept = list.filter((number) => index.stories.has(number));
    if (kept.length === 0) index.postings.delete(term);
    else index.postings.set(term, kept);
  }
}

/** Stories sharing the rarest terms with a text, best cosine first, at most `limit`; stories last told before `since` are passed over. */
export function findStories(index: StoryIndex, text: StoryText, since: number, limit: number): OpenStory[] {
  const { votes } = index;
  clearSums(votes);
  for (const vector of [text.title, text.roots]) {
    for (let at = 0; at < vector.ids.length; at += 1) {
      const list = index.postings.get(vector.ids[at]!);
      const weight = vector.weights[at]!;
      if (!list || weight < 0.3) continue;
      for (let step = Math.max(0, list.length - readFromPosting); step < list.length; step += 1)
        addSum(votes, list[step]!, weight);
    }
  }
  const ranked: { readonly story: OpenStory; readonly cosine: number }[] = [];
  const seen = new Set<number>();
  const promising = sumsAbove(votes, minVote);
  promising.sort((a, b) => b.sum - a.sum);
  for (const { number } of promising.slice(0, maxPromising)) {
    const story = resolveStory(index, number);
    if (!story || seen.has(story.number) || story.latestHours < since) continue;
    seen.add(story.number);
    const cosine = cosineWith(story, text);
    if (cosine > minCosine) ranked.push({ story, cosine });
  }
  return ranked
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, limit)
    .map(({ story }) => story);
}

function cosineWith(story: OpenStory, text: StoryText): number {
  const { ids, weights, norm } = text.title;
  let dot = 0;
  for (let at = 0; at < ids.length; at += 1) dot += (weights[at] ?? 0) * (story.terms.get(ids[at] ?? 0) ?? 0);
  return norm > 0 && story.square > 0 ? dot / (norm * Math.sqrt(story.square)) : 0;
}
