import type { AnalysedItem } from '../item.ts';
import { readAbout } from '../stories/about.ts';
import { rewordMember } from '../stories/reenter-story.ts';
import { readStoryText } from '../stories/story-text.ts';
import type { BatchItem } from './batch.ts';
import type { EngineState } from './engine-state.ts';

const hourMs = 3_600_000;

/** What was worded anew is of another event perhaps: its story is looked at again by the new words. */
export function judgeAnew(
  state: EngineState,
  { newsId, embedding }: BatchItem,
  item: AnalysedItem,
  storyId: number,
): void {
  const readable = readableOf(newsId, item, embedding);
  const text = readStoryText(readable, state.models.stories);
  if (rewordMember(state.builder, storyId, { id: readable.id, text })) state.fresh.add(storyId);
}

/** What a headline is compared by. */
export function readableOf(newsId: number, item: AnalysedItem, embedding: BatchItem['embedding']) {
  return {
    id: String(newsId),
    title: item.title,
    text: item.text,
    source: item.sourceName,
    language: item.languageCode,
    hours: item.publishedMs / hourMs,
    embedding,
    about: readAbout(item),
  };
}
