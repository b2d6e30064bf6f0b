import type { Affair, AffairIndex } from './affair.ts';
import { affairHours } from './affair.ts';
import { findAffair, tellingTerms } from './find-affair.ts';
import type { StoryKnowledge } from './pairs/judge-link.ts';
import type { StoryText } from './story-text.ts';

const longestPosting = 200;
const maxTold = 4;
const headlinesLookedAt = 6;

/** No affair yet. */
export function createAffairIndex(): AffairIndex {
  return { affairs: new Map(), rootOf: new Map(), postings: new Map(), apart: new Map() };
}

/** Enters a headline of a story into the affair of that story; a story without one joins the likest, or opens its own. Returns the affair's root. */
export function enterAffair(
  index: AffairIndex,
  { story, text, hours }: { story: number; text: StoryText; hours: number },
  knowledge: StoryKnowledge,
): number {
  const known = index.affairs.get(index.rootOf.get(story) ?? -1);
  const affair =
    (known === undefined || mayMove(known)
      ? findAffair(index, { story, text, hours }, knowledge, known)
      : known) ??
    known ??
    openAffair(index, story);
  if (known !== undefined && affair !== known) moveInto(index, known, affair);
  affair.stories.add(story);
  index.rootOf.set(story, affair.root);
  addHeadline(index, affair, { text, hours });
  return affair.root;
}

/** An affair of one story is looked at again with each of its first headlines: an opening says little of what it belongs to. */
function mayMove({ stories, headlines }: Affair): boolean {
  return stories.size === 1 && headlines <= headlinesLookedAt;
}

/** Looks once more for the affair of a story that is the only step of its own; returns the stories that changed theirs. */
export function chainAgain(index: AffairIndex, story: number, knowledge: StoryKnowledge): readonly number[] {
  const own = affairOf(index, story);
  if (own?.stories.size !== 1) return [];
  for (const headline of own.told) {
    const affair = findAffair(index, { story, ...headline }, knowledge, own);
    if (affair === undefined) continue;
    moveInto(index, own, affair);
    return [story];
  }
  return [];
}

function moveInto(index: AffairIndex, from: Affair, into: Affair): void {
  for (const story of from.stories) {
    into.stories.add(story);
    index.rootOf.set(story, into.root);
  }
  for (const [term, weight] of from.terms) {
    if (!into.terms.has(term)) post(index, term, into.root);
    into.terms.set(term, (into.terms.get(term) ?? 0) + weight);
  }
  into.headlines += from.headlines;
  into.latestHours = Math.max(into.latestHours, from.latestHours);
  index.affairs.delete(from.root);
}

/** Enters a story as it is known to stand in an affair; used when open affairs are read back. */
export function reenterAffair(
  index: AffairIndex,
  { root, story, text, hours }: { root: number; story: number; text: StoryText; hours: number },
): void {
  const affair = index.affairs.get(root) ?? openAffair(index, root);
  affair.stories.add(story);
  index.rootOf.set(story, root);
  addHeadline(index, affair, { text, hours });
}

/** Two stories turned out to be one: their affairs are one too. Returns the stories that changed their affair. */
export function mergeAffairs(index: AffairIndex, from: number, into: number): readonly number[] {
  const [left, right] = [affairOf(index, from), affairOf(index, into)];
  left?.stories.delete(from);
  index.rootOf.delete(from);
  if (!left || !right || left === right) return [];
  const moved = [...left.stories];
  moveInto(index, left, right);
  return moved;
}

/** An editor took a story out of an affair: it never joins that one again. */
export function keepOutOfAffair({ apart }: AffairIndex, story: number, root: number): void {
  apart.set(story, (apart.get(story) ?? new Set()).add(root));
}

/** Forgets affairs that have rested for too long at this hour. */
export function closeAffairs(index: AffairIndex, nowHours: number): void {
  for (const [root, { latestHours, stories }] of index.affairs) {
    if (latestHours >= nowHours - affairHours) continue;
    index.affairs.delete(root);
    for (const story of stories) index.rootOf.delete(story);
  }
  for (const [term, list] of index.postings) {
    // Most lists lose nothing and are left as they are.
    if (list.every((root) => index.affairs.has(root))) continue;
    const kept = list.filter((root) => index.affairs.has(root));
    if (kept.length === 0) index.postings.delete(term);
    else index.postings.set(term, kept);
  }
}

function affairOf(index: AffairIndex, story: number): Affair | undefined {
  return index.affairs.get(index.rootOf.get(story) ?? -1);
}

function openAffair(index: AffairIndex, root: number): Affair {
  const affair: Affair = {
    root,
    stories: new Set(),
    terms: new Map(),
    told: [],
    headlines: 0,
    latestHours: -Infinity,
  };
  index.affairs.set(root, affair);
  return affair;
}

function addHeadline(index: AffairIndex, affair: Affair, headline: { text: StoryText; hours: number }): void {
  const { text, hours } = headline;
  const { ids } = text.title;
  const telling = tellingTerms(text);
  affair.headlines += 1;
  affair.latestHours = Math.max(affair.latestHours, hours);
  affair.told.push(headline);
  if (affair.told.length > maxTold) affair.told.splice(1, 1);
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    affair.terms.set(id, (affair.terms.get(id) ?? 0) + 1);
    if (telling.has(id)) post(index, id, affair.root);
  }
}

function post({ postings }: AffairIndex, term: number, root: number): void {
  const list = postings.get(term);
  if (!list) postings.set(term, [root]);
  else if (!list.includes(root)) {
    list.push(root);
    if (list.length > longestPosting) list.shift();
  }
}
