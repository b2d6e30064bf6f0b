import { countForm } from '../entities/form-counts.ts';
import { linkMention } from '../entities/link-mention.ts';
import { mentionName, personKind } from '../entities/mention-form.ts';
import { mentionKey } from '../entities/mention-key.ts';
import { restoreName } from '../entities/restore-name.ts';
import { findOriginal } from '../reprints/find-reprints.ts';
import { enterAffair, mergeAffairs } from '../stories/affair-index.ts';
import { placeInStory } from '../stories/cluster-stories.ts';
import { kindsOf } from '../stories/headline-kind.ts';
import { touchStory } from '../stories/reenter-story.ts';
import { standsAlone } from '../stories/stands-alone.ts';
import { readStoryText } from '../stories/story-text.ts';
import type { TracedItem } from '../stories/trace-story.ts';
import { analyseItem } from '../analyse-item.ts';
import type { AnalysedItem } from '../item.ts';
import type { Batch, BatchItem, FoundEntity, LinkedMention, PlacedBatch, PlacedItem } from './batch.ts';
import { forgetOld, notePerson, type EngineState } from './engine-state.ts';
import { judgeAnew, readableOf } from './judge-anew.ts';
import { mergeHistories, rebuildWith, appendItem } from './open-stories.ts';

const hourMs = 3_600_000;

/** What a batch has brought about so far. */
export interface Progress {
  readonly items: PlacedItem[];
  readonly stories: Map<number, string>;
  readonly merges: { from: number; into: number }[];
  readonly affairs: Map<number, number>;
  readonly unsettled: number[];
  readonly mentions: LinkedMention[];
  readonly entities: Map<string, FoundEntity>;
  readonly failed: { externalId: string; reason: string }[];
  readonly storyIds: number[];
}

/** Reads every item of a batch and places it in its story; an item no step can read is named and left out. */
export function placeBatch(state: EngineState, { items, storyIds }: Batch): PlacedBatch {
  state.book.changed = new Map();
  state.book.turned = new Set();
  const progress = openProgress(storyIds);
  const last = items.at(-1);
  if (last) forgetOld(state, last.item.publishedMs / hourMs);
  for (const given of items) {
    const analysed = tryToAnalyse(state, given, progress);
    if (analysed) placeItem(state, given, analysed, progress);
  }
  return resultOf(state, progress);
}

/** Nothing brought about yet; as many stories can be opened as there are ids. */
export function openProgress(storyIds: readonly number[]): Progress {
  return {
    items: [],
    stories: new Map(),
    merges: [],
    affairs: new Map(),
    unsettled: [],
    mentions: [],
    entities: new Map(),
    failed: [],
    storyIds: [...storyIds],
  };
}

function tryToAnalyse(
  state: EngineState,
  { item }: BatchItem,
  { failed }: Progress,
): AnalysedItem | undefined {
  try {
    return analyseItem(item, state.models, state.lists);
  } catch (error) {
    failed.push({ externalId: item.externalId, reason: (error as Error).message });
    return undefined;
  }
}

function placeItem(state: EngineState, given: BatchItem, item: AnalysedItem, progress: Progress): void {
  const { newsId, sourceId, stored } = given;
  const known = stored?.storyId ?? null;
  const { storyId, reprintOf } =
    known === null ? findPlace(state, given, item, progress) : { storyId: known, reprintOf: null };
  const traced = tracedOf(given, item, reprintOf !== null);
  if (known === null) appendItem(state.book, storyId, traced);
  else if (!rebuildWith(state.book, storyId, traced)) progress.unsettled.push(storyId);
  else judgeAnew(state, given, item, storyId);
  progress.items.push({ item, newsId, sourceId, isStored: stored !== undefined, storyId, reprintOf });
  linkMentions(state, newsId, storyId, item, progress);
}

/** What is no news stands alone and a reprint goes where its original is; everything else is judged. */
function findPlace(
  state: EngineState,
  { newsId, embedding }: BatchItem,
  item: AnalysedItem,
  progress: Progress,
): { storyId: number; reprintOf: number | null } {
  if (standsAlone(item)) return { storyId: openAlone(item, progress), reprintOf: null };
  const readable = readableOf(newsId, item, embedding);
  const original = findOriginal(state.reprints, readable);
  const reprintOf = original ? Number(original.id) : null;
  const originalStory = reprintOf === null ? undefined : state.book.storyOf.get(reprintOf);
  if (originalStory !== undefined) {
    touchStory(state.builder, originalStory, readable.hours);
    return { storyId: originalStory, reprintOf };
  }
  const text = readStoryText(readable, state.models.stories);
  state.builder.index.nextNumber = progress.storyIds[0] ?? 0;
  const place = placeInStory(state.builder, { id: readable.id, text, hours: readable.hours });
  if (place.isNew) {
    progress.storyIds.shift();
    progress.stories.set(place.story, item.language);
  } else state.fresh.add(place.story);
  for (const absorbed of place.absorbed) absorbStory(state, absorbed, place.story, progress);
  const step = { story: place.story, text, hours: readable.hours };
  const before = state.affairs.rootOf.get(place.story);
  const affair = enterAffair(state.affairs, step, state.models.stories);
  if (affair !== before) progress.affairs.set(place.story, affair);
  return { storyId: place.story, reprintOf };
}

/** An entry of its own that no later item meets. */
function openAlone(item: AnalysedItem, { storyIds, stories }: Progress): number {
  const storyId = storyIds.shift();
  if (storyId === undefined) throw new Error('A batch brings an id for each item.');
  stories.set(storyId, item.language);
  return storyId;
}

/** One story goes into another with its history, its persons and its affair. */
export function absorbStory(state: EngineState, from: number, into: number, progress: Progress): void {
  mergeHistories(state.book, from, into);
  for (const key of state.storyPersons.get(from) ?? []) notePerson(state, into, key);
  progress.merges.push({ from, into });
  for (const story of mergeAffairs(state.affairs, from, into))
    progress.affairs.set(story, state.affairs.rootOf.get(story) ?? story);
  progress.affairs.delete(from);
}

function tracedOf(
  { newsId, sourceId, authority, stored }: BatchItem,
  item: AnalysedItem,
  isReprint: boolean,
): TracedItem {
  return {
    newsId,
    sourceId,
    authority,
    isReprint,
    isPinned: stored?.isPinned ?? false,
    chosenRubricId: stored?.chosenRubricId ?? null,
    ...kindsOf(item.title),
    terms: item.searchTerms,
    titleLength: item.title.length,
    notNewsShare: item.notNewsShare,
    publishedMs: item.publishedMs,
    hasTime: item.hasTime,
    language: item.language,
    rubricId: item.rubricId,
    rubricShare: item.rubricShare,
    yugoIds: item.yugoIds,
    dataSet: item.dataSet,
  };
}

function linkMentions(
  state: EngineState,
  newsId: number,
  storyId: number,
  item: AnalysedItem,
  progress: Progress,
): void {
  const context = {
    gazetteer: state.lists.gazetteer,
    persons: state.persons,
    firstNames: item.languageCode === 'ru' ? state.firstNames.russian : state.firstNames.latin,
    hours: item.publishedMs / hourMs,
    storyPersons: state.storyPersons.get(storyId) ?? new Set<string>(),
    yugoIds: item.yugoIds,
  };
  for (const { kind: told, text, starts, ends, tone } of item.mentions) {
    const stems = mentionKey(text);
    const link = linkMention(told, stems, { ...context, text, starts });
    if (!link) continue;
    const { kind, key, isListed } = link;
    const isFull = kind === personKind && key.includes(' ');
    if (isFull) notePerson(state, storyId, key);
    progress.mentions.push({ newsId, publishedMs: item.publishedMs, kind, key, starts, ends, tone });
    // A bare surname says nothing of how the whole name is written.
    if (isListed || (isFull && !stems.includes(' '))) continue;
    const name = countForm(
      state.forms,
      `${kind} ${key}`,
      kind === personKind ? restoreName(text, state.firstNames.forms) : mentionName(text),
    );
    if (name !== undefined)
      progress.entities.set(`${kind} ${key}`, { kind, key, name, language: item.language });
  }
}

/** What was brought about, by the stories as they are in the end. */
export function resultOf(state: EngineState, progress: Progress): PlacedBatch {
  const { stories, merges } = progress;
  const target = new Map(merges.map(({ from, into }) => [from, into]));
  const resolve = (storyId: number): number => {
    let at = storyId;
    while (target.has(at)) at = target.get(at) ?? at;
    return at;
  };
  return {
    items: progress.items.map((item) => ({ ...item, storyId: resolve(item.storyId) })),
    stories: [...stories].filter(([id]) => !target.has(id)).map(([id, language]) => ({ id, language })),
    affairs: [...progress.affairs]
      .filter(([storyId]) => !target.has(storyId))
      .map(([storyId, affairId]) => ({ storyId, affairId })),
    merges: merges
      .filter(({ from }) => !stories.has(from))
      .map(({ from }) => ({ from, into: resolve(from) })),
    states: [...state.book.changed.values()].map((each) => ({ ...each, storyId: resolve(each.storyId) })),
    turned: [...new Set([...state.book.turned].map(resolve))],
    unsettled: progress.unsettled,
    mentions: progress.mentions,
    entities: [...progress.entities.values()],
    failed: progress.failed,
    unusedStoryIds: progress.storyIds,
  };
}
