import type { StoryBuilder } from '../stories/cluster-stories.ts';
import { mergeRivals } from '../stories/cluster-stories.ts';
import { findStories, resolveStory, type OpenStory } from '../stories/story-index.ts';
import { barsFor, type StoryBars } from '../stories/story-options.ts';

/** A story with those that went into it. */
export interface Fused {
  readonly story: number;
  readonly absorbed: readonly number[];
}

/** So many of a story's headlines seek others: its first, its latest and the most central. */
const probes = 3;
/** What the bars gain where no headline liked both: the evidence is that of the stories alone. */
const caution = { mean: 0.16, shared: 0.12 } as const;

/** Fuses each of these stories with the open ones that are like it, the smaller into the larger. */
export function fuseLike(builder: StoryBuilder, numbers: readonly number[]): Fused[] {
  const fused: Fused[] = [];
  for (const number of numbers) {
    const story = resolveStory(builder.index, number);
    if (story !== undefined) fused.push(...fuseOne(builder, story));
  }
  return fused;
}

function fuseOne(builder: StoryBuilder, given: OpenStory): Fused[] {
  const fused: Fused[] = [];
  const bars = cautious(builder, given);
  let story = given;
  for (const rival of rivalsOf(builder, given)) {
    if (rival.mergedInto !== 0 || rival === story) continue;
    const [few, many]: [OpenStory, OpenStory] = rival.size > story.size ? [story, rival] : [rival, story];
    const absorbed = mergeRivals(builder, many, [few], bars);
    if (absorbed.length === 0) continue;
    fused.push({ story: many.number, absorbed });
    story = many;
  }
  return fused;
}

function cautious({ options }: StoryBuilder, { members }: OpenStory): StoryBars {
  const text = members[0]?.text;
  const bars = text === undefined ? options.headline : barsFor(text, options);
  return { ...bars, mergeAt: bars.mergeAt + caution.mean, sharedAt: bars.sharedAt + caution.shared };
}

/** Other open stories found by some of a story's own headlines. */
function rivalsOf({ index, options }: StoryBuilder, story: OpenStory): OpenStory[] {
  const central = story.members.slice(1, -1).toSorted((one, other) => other.likeness - one.likeness);
  const seeking = [story.members[0], story.members.at(-1), central[0]].slice(0, probes);
  const since = story.latestHours - options.openHours;
  const found = new Set<OpenStory>();
  for (const member of new Set(seeking)) {
    if (member === undefined) continue;
    // The story itself is among what its own headline finds.
    for (const rival of findStories(index, member.text, since, options.candidates + 1)) found.add(rival);
  }
  found.delete(story);
  return [...found].filter(({ members }) => members[0]?.text.language === story.members[0]?.text.language);
}
