import type { StoryBuilder } from './cluster-stories.ts';
import { joinStory, openStory } from './cluster-stories.ts';
import { enterTerms, leaveTerms, resolveStory } from './story-index.ts';
import type { StoryText } from './story-text.ts';

/** Puts an item into the story it is known to be of, opening that under its own number; used when open stories are read back. */
export function reenterStory(
  builder: StoryBuilder,
  number: number,
  item: { readonly id: string; readonly text: StoryText; readonly hours: number },
): void {
  const known = resolveStory(builder.index, number);
  if (known) {
    joinStory(builder, known, { ...item, likeness: 1 });
    return;
  }
  builder.index.nextNumber = number;
  openStory(builder, { ...item, likeness: 1 });
}

/** Keeps a story open that got an item nobody compares with: a reprint, which says nothing new. */
export function touchStory(builder: StoryBuilder, number: number, hours: number): void {
  const story = resolveStory(builder.index, number);
  if (story) story.latestHours = Math.max(story.latestHours, hours);
}

/** A headline of an open story was worded anew: it is found and compared by its new words. False where it does not stand for its story. */
export function rewordMember(
  { index }: StoryBuilder,
  number: number,
  { id, text }: { readonly id: string; readonly text: StoryText },
): boolean {
  const story = resolveStory(index, number);
  const at = story?.members.findIndex((member) => member.id === id) ?? -1;
  const member = story?.members[at];
  if (story === undefined || member === undefined) return false;
  leaveTerms(story, member.text);
  enterTerms(index, story, text);
  story.members[at] = { ...member, text };
  return true;
}
