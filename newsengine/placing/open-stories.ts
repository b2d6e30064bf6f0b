import type { StoryState, StoryTrace, TracedItem } from '../stories/trace-story.ts';
import { advanceTrace, stateOfStory } from '../stories/trace-story.ts';

/** An open story as it is told on: its items in order of time and the sums they add up to. */
interface OpenHistory {
  items: TracedItem[];
  trace: StoryTrace;
  last: StoryState;
}

/** The histories of the open stories, and the states the batch under way has changed. */
export interface OpenStories {
  readonly histories: Map<number, OpenHistory>;
  readonly storyOf: Map<number, number>;
  changed: Map<number, StoryState & { readonly storyId: number }>;
  /** Stories whose earlier states and items may have another rubric than the story has now. */
  turned: Set<number>;
}

/** An empty book. */
export function createOpenStories(): OpenStories {
  return { histories: new Map(), storyOf: new Map(), changed: new Map(), turned: new Set() };
}

/** Tells all items of a story at once; nothing counts as changed. */
export function enterHistory(book: OpenStories, storyId: number, items: readonly TracedItem[]): void {
  retell(book, storyId, items);
}

/** Adds an item to a story; one later than all others costs the same whatever the story's length. */
export function appendItem(book: OpenStories, storyId: number, item: TracedItem): void {
  const history = book.histories.get(storyId);
  if (!history || item.publishedMs < history.last.fromMs) {
    if (history) book.turned.add(storyId);
    note(book, storyId, retell(book, storyId, [...(history?.items ?? []), item]));
    return;
  }
  const state = advanceTrace(history.trace, item);
  if (state.rubricId !== history.last.rubricId) book.turned.add(storyId);
  note(book, storyId, [{ ...history.last, untilMs: state.fromMs }, state]);
  history.items.push(item);
  history.last = state;
  book.storyOf.set(item.newsId, storyId);
}

/** Puts other words or another rubric in an item's place. False where its story is not open. */
export function rebuildWith(book: OpenStories, storyId: number, item: TracedItem): boolean {
  const history = book.histories.get(storyId);
  if (!history) return false;
  book.turned.add(storyId);
  const others = history.items.filter(({ newsId }) => newsId !== item.newsId);
  note(book, storyId, retell(book, storyId, [...others, item]));
  return true;
}

/** Moves the items of one story into another. */
export function mergeHistories(book: OpenStories, from: number, into: number): void {
  const items = [...(book.histories.get(into)?.items ?? []), ...(book.histories.get(from)?.items ?? [])];
  book.histories.delete(from);
  book.turned.add(into);
  note(book, into, retell(book, into, items));
}

/** Forgets stories the index has closed. */
export function closeHistories(book: OpenStories, isOpen: (storyId: number) => boolean): void {
  for (const [storyId, { items }] of book.histories) {
    if (isOpen(storyId)) continue;
    book.histories.delete(storyId);
    for (const { newsId } of items) book.storyOf.delete(newsId);
  }
}

function retell(book: OpenStories, storyId: number, items: readonly TracedItem[]): StoryState[] {
  const { items: ordered, states, trace } = stateOfStory(items);
  const last = states.at(-1);
  if (!last) return [];
  book.histories.set(storyId, { items: ordered, trace, last });
  for (const { newsId } of ordered) book.storyOf.set(newsId, storyId);
  return states;
}

function note(book: OpenStories, storyId: number, states: readonly StoryState[]): void {
  for (const state of states) book.changed.set(state.newsId, { ...state, storyId });
}
