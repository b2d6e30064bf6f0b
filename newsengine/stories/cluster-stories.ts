import type { EmbeddingSpace } from './embedding-space.ts';
import { createEmbeddingSpace, leanOnEmbeddings, noteEmbedding } from './embedding-space.ts';
import { type StoryKnowledge, judgeLink } from './pairs/judge-link.ts';
import { nearLift } from './pairs/near-lift.ts';
import type { OpenStory, StoryIndex, StoryMember } from './story-index.ts';
import { closeStories, createStoryIndex, enterTerms, findStories, resolveStory } from './story-index.ts';
import type { StoryBars, StoryOptions } from './story-options.ts';
import { barsFor, storyOptions } from './story-options.ts';
import type { StoryText } from './story-text.ts';

/** Mean weight of a word that stands in most headlines of a story. */
const defaultWeight = 0.25;

/** The running state of story building: the index of open stories and the hour of the last clean-up. */
export interface StoryBuilder {
  readonly index: StoryIndex;
  readonly knowledge: StoryKnowledge;
  readonly options: StoryOptions;
  /** Stories an editor has parted: they are never fused. */
  readonly apart: Map<number, Set<number>>;
  /** What is known of the vectors of an operator's service; empty without one. */
  readonly embeddings: EmbeddingSpace;
  cleanedHours: number;
}

/** What adding an item did: its story's number, whether it opened it, and the stories now fused into it. */
export interface StoryPlace {
  readonly story: number;
  readonly isNew: boolean;
  readonly absorbed: readonly number[];
}

/** Starts with no stories; feed it items in the order they arrive. */
export function createStoryBuilder(
  knowledge: StoryKnowledge,
  options: StoryOptions = storyOptions,
): StoryBuilder {
  return {
    index: createStoryIndex(),
    knowledge,
    options,
    apart: new Map(),
    embeddings: createEmbeddingSpace(),
    cleanedHours: -Infinity,
  };
}

/** Keeps two stories apart from now on, whatever they turn out to share. */
export function keepApart({ apart }: Pick<StoryBuilder, 'apart'>, one: number, two: number): void {
  if (one === two) return;
  for (const [story, other] of [
    [one, two],
    [two, one],
  ] as const)
    apart.set(story, (apart.get(story) ?? new Set<number>()).add(other));
}

function hoursBetween(one: number, two: number): number {
  return Number.isNaN(one) || Number.isNaN(two) ? -1 : Math.abs(one - two);
}

/** Likeness 0…1 of two headlines: the judge's, leaning on their vectors where both have one. */
function likenessOf(
  { knowledge, embeddings, options }: StoryBuilder,
  one: Pick<StoryMember, 'text' | 'hours'>,
  two: StoryMember,
): number {
  const apart = hoursBetween(one.hours, two.hours);
  const judged =
    judgeLink(one.text, two.text, apart, knowledge) + nearLift(one.text, two.text, apart, options);
  return leanOnEmbeddings(judged, one.text.embedding, two.text.embedding, embeddings);
}

/** How much of an item's weight lies on words the story's members keep repeating, 0…1. */
function coverOf(story: OpenStory, text: StoryText): number {
  const { ids, weights, sum } = text.title;
  let covered = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const mean = (story.terms.get(ids[at] ?? 0) ?? 0) / story.size;
    covered += (weights[at] ?? 0) * Math.min(1, mean / defaultWeight);
  }
  return sum > 0 ? covered / sum : 0;
}

/**
 * Likeness 0…1 of an item to a story. A headline's is that to the likest of its representatives, lifted by the words
 * the story turns on. It is less where it names strangers, and none where it has nothing to do with the others. An
 * item's with text is the mean over the likest half.
 */
function linkTo(story: OpenStory, text: StoryText, hours: number, builder: StoryBuilder): number {
  const { options } = builder;
  const likes = story.members.map((member) => likenessOf(builder, { text, hours }, member));
  likes.sort((a, b) => b - a);
  if (text.hasText) {
    const half = likes.slice(0, Math.max(1, Math.ceil(likes.length / 2)));
    return half.reduce((sum, like) => sum + like, 0) / half.length;
  }
  const mean = likes.reduce((sum, each) => sum + each, 0) / likes.length;
  if (mean < options.meanAt) return 0;
  const like = (likes[0] ?? 0) - (isStranger(story, text) ? options.strangerCost : 0);
  return story.size < 3 ? like : like + options.coverWeight * (coverOf(story, text) - options.defaultCover);
}

/** Whether a headline names somebody or something, and the story none of it. */
function isStranger(story: OpenStory, { names: { ids } }: StoryText): boolean {
  for (let at = 0; at < ids.length; at += 1) if (story.terms.has(ids[at] ?? 0)) return false;
  return ids.length > 0;
}

type Link = Readonly<Record<'mean' | 'shared', number>>;

/** Likeness of two stories: the mean over all pairs of representatives, and how well the smaller one's each find a like one. */
function linkStories(one: OpenStory, two: OpenStory, builder: StoryBuilder): Link {
  const [few, many] = one.members.length <= two.members.length ? [one, two] : [two, one];
  let bests = 0;
  let sum = 0;
  for (const left of few.members) {
    let best = 0;
    for (const right of many.members) {
      const like = likenessOf(builder, left, right);
      best = Math.max(best, like);
      sum += like;
    }
    bests += Math.min(1, best);
  }
  const count = few.members.length * many.members.length;
  return count === 0 ? { mean: 0, shared: 0 } : { mean: sum / count, shared: bests / few.members.length };
}

/** Keeps the opening item, the latest and the most central ones. */
function keepRepresentatives(story: OpenStory, limit: number): void {
  if (story.members.length <= limit) return;
  let weakest = 1;
  for (let at = 1; at < story.members.length - 1; at += 1) {
    if ((story.members[at]?.likeness ?? 0) < (story.members[weakest]?.likeness ?? 0)) weakest = at;
  }
  story.members.splice(weakest, 1);
}

/** Puts a member into a story without asking whether it fits. */
export function joinStory(builder: StoryBuilder, story: OpenStory, member: StoryMember): void {
  enterTerms(builder.index, story, member.text);
  if (member.text.embedding) noteEmbedding(builder.embeddings, member.text.embedding);
  story.members.push(member);
  story.size += 1;
  if (!Number.isNaN(member.hours)) story.latestHours = Math.max(story.latestHours, member.hours);
  keepRepresentatives(story, builder.options.representatives);
}

/** Opens a story under the index' next number with its first member. */
export function openStory(builder: StoryBuilder, member: StoryMember): OpenStory {
  const { index } = builder;
  const hours = Number.isNaN(member.hours) ? Infinity : member.hours;
  const story: OpenStory = {
    number: index.nextNumber,
    members: [],
    size: 0,
    latestHours: hours,
    firstHours: member.hours,
    terms: new Map(),
    square: 0,
    mergedInto: 0,
  };
  index.nextNumber += 1;
  index.stories.set(story.number, story);
  joinStory(builder, story, member);
  return story;
}

function absorb(builder: StoryBuilder, into: OpenStory, from: OpenStory): void {
  for (const [id, weight] of from.terms) {
    const before = into.terms.get(id) ?? 0;
    into.terms.set(id, before + weight);
    into.square += weight * weight + 2 * before * weight;
  }
  into.members.push(...from.members);
  while (into.members.length > builder.options.representatives)
    keepRepresentatives(into, builder.options.representatives);
  into.size += from.size;
  into.latestHours = Math.max(into.latestHours, from.latestHours);
  for (const other of builder.apart.get(from.number) ?? []) keepApart(builder, into.number, other);
  from.mergedInto = into.number;
  from.members = [];
  from.terms.clear();
}

/** How often the larger of two stories has doubled since it was small. */
function doublings({ size }: OpenStory, rival: OpenStory, { smallStory }: StoryOptions): number {
  return Math.max(0, Math.log2(Math.max(size, rival.size) / smallStory));
}

/** Fuses into a story those of its rivals that are like enough; returns their numbers. */
export function mergeRivals(
  builder: StoryBuilder,
  story: OpenStory,
  rivals: readonly OpenStory[],
  { mergeAt, sizeCost, sharedAt, sharedCost }: StoryBars,
): number[] {
  const absorbed: number[] = [];
  for (const rival of rivals) {
    if (rival === story || builder.apart.get(story.number)?.has(rival.number)) continue;
    const times = doublings(story, rival, builder.options);
    const { mean, shared } = linkStories(story, rival, builder);
    if (mean < mergeAt + sizeCost * times && shared < sharedAt + sharedCost * times) continue;
    absorb(builder, story, rival);
    absorbed.push(rival.number);
  }
  return absorbed;
}

function cleanUp(builder: StoryBuilder, hours: number): void {
  if (Number.isNaN(hours) || hours - builder.cleanedHours < 6) return;
  closeStories(builder.index, hours - builder.options.openHours * 1.5);
  builder.cleanedHours = hours;
}

/** Finds or opens the story of one arriving item; cost bounded by candidates × representatives, whatever is stored. */
export function placeInStory(
  builder: StoryBuilder,
  item: { readonly id: string; readonly text: StoryText; readonly hours: number },
): StoryPlace {
  const { options, index } = builder;
  cleanUp(builder, item.hours);
  const since = Number.isNaN(item.hours) ? -Infinity : item.hours - options.openHours;
  const links = findStories(index, item.text, since, options.candidates)
    .map((story) => ({ story, like: linkTo(story, item.text, item.hours, builder) }))
    .sort((a, b) => b.like - a.like);
  const best = links[0];
  const bars = barsFor(item.text, options);
  if (!best || best.like < bars.joinAt) {
    const story = openStory(builder, { ...item, likeness: 1 });
    return { story: story.number, isNew: true, absorbed: [] };
  }
  joinStory(builder, best.story, { ...item, likeness: best.like });
  const rivals = links
    .slice(1)
    .filter(({ like }) => like >= bars.joinAt)
    .map(({ story }) => story);
  return {
    story: best.story.number,
    isNew: false,
    absorbed: mergeRivals(builder, best.story, rivals, bars),
  };
}

/** The story number a place leads to now, after later merges; undefined once the story is closed. */
export function findCurrentStory(builder: StoryBuilder, number: number): number | undefined {
  return resolveStory(builder.index, number)?.number;
}
