import type { StoryKnowledge } from './judge-link.ts';
import { judgeLink } from './judge-link.ts';
import type { StoryText } from './story-text.ts';
import type { TermVector } from './term-vector.ts';

/** The chain of one affair's steps: what its headlines keep repeating, and the stories that are its steps. */
export interface Affair {
  /** Number of the story that opened it. */
  readonly root: number;
  readonly stories: Set<number>;
  /** Sum of the weights of each term over all headlines, 1 a headline at most. */
  readonly terms: Map<number, number>;
  /** Its first headline and its latest ones: what a new step is compared with. */
  readonly told: { readonly text: StoryText; readonly hours: number }[];
  headlines: number;
  latestHours: number;
}

/** The affairs of the last days, and the affair of each of their stories. */
export interface AffairIndex {
  readonly affairs: Map<number, Affair>;
  readonly rootOf: Map<number, number>;
  readonly postings: Map<number, number[]>;
}

/** An affair rests a week before it is closed: its steps are days apart. */
export const affairHours = 7 * 24;
const longestPosting = 200;
/** Least weight of a term that tells one affair from another, for names and for other words. */
const tellingWeight = { name: 0.3, word: 0.5 } as const;
/** A term belongs to an affair when so large a share of its headlines has it. */
const defaultShare = 0.34;
/** Share of a headline's weight that has to lie on what the affair repeats, and the weight of telling terms in it. */
const minCover = 0.25;
const minTelling = 0.5;
/** Likeness from which on a headline is a step: a little less than what makes it the same event. Below, every other pair of steps told of two affairs. */
const stepAt = 0.45;
const maxTold = 3;
const maxCompared = 2;
/** The judge has learnt of two days; farther apart counts as that. */
const judgedHours = 48;

/** No affair yet. */
export function createAffairIndex(): AffairIndex {
  return { affairs: new Map(), rootOf: new Map(), postings: new Map() };
}

/** Enters a headline of a story into the affair of that story; a story without one joins the likest, or opens its own. Returns the affair's root. */
export function enterAffair(
  index: AffairIndex,
  { story, text, hours }: { story: number; text: StoryText; hours: number },
  knowledge: StoryKnowledge,
): number {
  const known = index.rootOf.get(story);
  const affair =
    (known === undefined ? findAffair(index, { text, hours }, knowledge) : index.affairs.get(known)) ??
    openAffair(index, story);
  affair.stories.add(story);
  index.rootOf.set(story, affair.root);
  addHeadline(index, affair, { text, hours });
  return affair.root;
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
  for (const story of moved) {
    right.stories.add(story);
    index.rootOf.set(story, right.root);
  }
  for (const [term, weight] of left.terms) {
    if (!right.terms.has(term)) post(index, term, right.root);
    right.terms.set(term, (right.terms.get(term) ?? 0) + weight);
  }
  right.headlines += left.headlines;
  right.latestHours = Math.max(right.latestHours, left.latestHours);
  index.affairs.delete(left.root);
  return moved;
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

/** Ids of the terms that can tell an affair: its names, and other words that are rare. */
function tellingTerms({ title, names }: StoryText): Set<number> {
  const isName = new Set(names.ids);
  return new Set(
    title.ids.filter(
      (id, at) => (title.weights[at] ?? 0) >= (isName.has(id) ? tellingWeight.name : tellingWeight.word),
    ),
  );
}

/** The affair a headline is a step of: of those that share its names and cover most of it, the likest; none where none is like enough. */
function findAffair(
  index: AffairIndex,
  { text, hours }: { text: StoryText; hours: number },
  knowledge: StoryKnowledge,
): Affair | undefined {
  const covered: { readonly affair: Affair; readonly cover: number }[] = [];
  for (const [root, { weight, names }] of voteForAffairs(index, text)) {
    const affair = index.affairs.get(root);
    if (!affair || weight < minTelling || affair.latestHours < hours - affairHours) continue;
    // Japanese has no capitals to tell names by.
    if (names === 0 && text.language !== 'ja') continue;
    const cover = coverOf(affair, text.title);
    if (cover >= minCover) covered.push({ affair, cover });
  }
  let best: Affair | undefined;
  let most = stepAt;
  for (const { affair } of covered.sort((a, b) => b.cover - a.cover).slice(0, maxCompared)) {
    for (const told of affair.told) {
      const apart = Math.min(judgedHours, Math.abs(hours - told.hours));
      const like = judgeLink(text, told.text, apart, knowledge);
      if (like < most) continue;
      most = like;
      best = affair;
    }
  }
  return best;
}

interface Votes {
  weight: number;
  names: number;
}

/** Weight of the telling terms, and number of names, each affair shares with a headline. */
function voteForAffairs({ postings }: AffairIndex, text: StoryText): Map<number, Votes> {
  const votes = new Map<number, Votes>();
  const telling = tellingTerms(text);
  const isName = new Set(text.names.ids);
  const { ids, weights } = text.title;
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    if (!telling.has(id)) continue;
    for (const root of postings.get(id) ?? []) {
      const vote = votes.get(root) ?? { weight: 0, names: 0 };
      vote.weight += weights[at] ?? 0;
      if (isName.has(id)) vote.names += 1;
      votes.set(root, vote);
    }
  }
  return votes;
}

/** Share 0…1 of a headline's weight on what the affair repeats. */
function coverOf({ terms, headlines }: Affair, { ids, weights, sum }: TermVector): number {
  let covered = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const share = (terms.get(ids[at] ?? 0) ?? 0) / headlines;
    covered += (weights[at] ?? 0) * Math.min(1, share / defaultShare);
  }
  return sum > 0 ? covered / sum : 0;
}
