import type { ListedEntity } from '../entities/find-listed-names.ts';
import { prepareNameLists, type NameLists } from '../entities/find-listed-names.ts';
import type { FormCounts } from '../entities/form-counts.ts';
import type { PersonMemory } from '../entities/person-memory.ts';
import { createPersonMemory, forgetPersons, rememberPerson } from '../entities/person-memory.ts';
import type { FirstNameForms } from '../entities/restore-name.ts';
import type { NewsModels } from '../news-models.ts';
import { shareRubrics } from '../rubrics/classify-rubric.ts';
import type { ReprintIndex } from '../reprints/find-reprints.ts';
import { createReprintIndex, findOriginal, forgetOriginals } from '../reprints/find-reprints.ts';
import type { AffairIndex } from '../stories/affair.ts';
import { closeAffairs, createAffairIndex, keepOutOfAffair, reenterAffair } from '../stories/affair-index.ts';
import type { StoryBuilder } from '../stories/cluster-stories.ts';
import { createStoryBuilder, keepApart } from '../stories/cluster-stories.ts';
import { kindsOf } from '../stories/headline-kind.ts';
import { reenterStory } from '../stories/reenter-story.ts';
import { standsAlone } from '../stories/stands-alone.ts';
import { readStoryText } from '../stories/story-text.ts';
import { readAbout } from '../stories/about.ts';
import { toLanguageCode } from '../text/language-code.ts';
import { readHeadline } from '../text/read-headline.ts';
import type { ApartPair, OpenItem, OpenPerson, OpenStep } from './batch.ts';
import type { OpenStories } from './open-stories.ts';
import { closeHistories, createOpenStories, enterHistory } from './open-stories.ts';

const hourMs = 3_600_000;
const hoursBetweenCleanings = 6;

/** First names, which alone name nobody: keys of Russian ones, folded Latin ones. */
export interface FirstNames {
  readonly russian: ReadonlySet<string>;
  readonly latin: ReadonlySet<string>;
  /** Russian ones in the nominative. */
  readonly forms: FirstNameForms;
}

const noNames: FirstNames = { russian: new Set(), latin: new Set(), forms: new Map() };

/** All a worker knows of the stretch of time it works in; rebuilt from the database whenever that has moved on without it. */
export interface EngineState {
  readonly models: NewsModels;
  readonly firstNames: FirstNames;
  lists: NameLists;
  builder: StoryBuilder;
  reprints: ReprintIndex;
  book: OpenStories;
  affairs: AffairIndex;
  persons: PersonMemory;
  /** Full names of each open story. */
  storyPersons: Map<number, Set<string>>;
  /** Stories that a headline has joined, or that was worded anew, since the last second look. */
  readonly fresh: Set<number>;
  readonly forms: FormCounts;
  cleanedHours: number;
}

/** A worker that knows nothing yet. */
export function createEngineState(models: NewsModels, firstNames: FirstNames = noNames): EngineState {
  return {
    models,
    firstNames,
    lists: prepareNameLists(new Map(), firstNames.latin),
    builder: createStoryBuilder(models.stories),
    reprints: createReprintIndex(),
    book: createOpenStories(),
    affairs: createAffairIndex(),
    persons: createPersonMemory(),
    storyPersons: new Map(),
    fresh: new Set(),
    forms: new Map(),
    cleanedHours: -Infinity,
  };
}

/** Takes the listed entities over, by the stems of each of their names. */
export function takeGazetteer(
  state: EngineState,
  entries: readonly (ListedEntity & { readonly alias: string })[],
): void {
  state.lists = prepareNameLists(
    Map.groupBy(entries, ({ alias }) => alias),
    state.firstNames.latin,
  );
}

/** Forgets all stories; lists and the forms of names stay. */
export function forgetAll(state: EngineState): void {
  Object.assign(state, {
    ...createEngineState(state.models, state.firstNames),
    lists: state.lists,
    forms: state.forms,
  });
}

/** Enters whole stories as they stand, judging nothing again. */
export function enterStories(
  state: EngineState,
  items: readonly OpenItem[],
  persons: readonly OpenPerson[],
): void {
  for (const item of items) enterOpenItem(state, item);
  for (const [storyId, own] of Map.groupBy(items, (item) => item.storyId))
    enterHistory(
      state.book,
      storyId,
      own.map((item) => ({ ...item, ...kindsOf(item.title) })),
    );
  for (const { key, storyId, publishedMs } of persons) {
    const surname = key.split(' ').at(-1) ?? key;
    if (surname !== key) rememberPerson(state.persons, surname, key, publishedMs / hourMs);
    notePerson(state, storyId, key);
  }
}

function enterOpenItem(state: EngineState, item: OpenItem): void {
  const hours = item.publishedMs / hourMs;
  const known = {
    id: String(item.newsId),
    title: item.title,
    source: item.sourceName,
    language: toLanguageCode(item.language),
    hours,
    embedding: item.embedding,
  };
  // What is read back is known by its headline alone.
  if (
    item.reprintOf !== null ||
    standsAlone({ title: item.title, notNewsShare: item.notNewsShare, text: '' })
  )
    return;
  findOriginal(state.reprints, known);
  const rubricShares = shareRubrics(readHeadline(known), state.models.rubrics);
  const about = readAbout({ ...item, rubricShares });
  const text = readStoryText({ ...known, about }, state.models.stories);
  reenterStory(state.builder, item.storyId, { id: known.id, hours, text });
  reenterAffair(state.affairs, { root: item.affairId ?? item.storyId, story: item.storyId, text, hours });
  if (item.isFresh) state.fresh.add(item.storyId);
}

/** Enters stories that are closed, so that their affairs can go on. */
export function enterSteps(state: EngineState, steps: readonly OpenStep[]): void {
  for (const { storyId: story, affairId: root, title, sourceName, language, publishedMs } of steps) {
    const headline = { title, source: sourceName, language: toLanguageCode(language) };
    const rubricShares = shareRubrics(readHeadline(headline), state.models.rubrics);
    const about = readAbout({ rubricShares, notNewsShare: 0, yugoIds: [] });
    const text = readStoryText({ ...headline, about }, state.models.stories);
    reenterAffair(state.affairs, { root, story, text, hours: publishedMs / hourMs });
  }
}

/** Takes over which stories editors have parted, from one another or from an affair. */
export function enterApart(state: EngineState, pairs: readonly ApartPair[]): void {
  for (const { one, two, isAffair } of pairs) {
    if (isAffair) keepOutOfAffair(state.affairs, one, two);
    else keepApart(state.builder, one, two);
  }
}

/** Notes that a story names a person in full. */
export function notePerson(state: EngineState, storyId: number, key: string): void {
  const keys = state.storyPersons.get(storyId) ?? new Set<string>();
  keys.add(key);
  state.storyPersons.set(storyId, keys);
}

/** Forgets what is too old to matter at this hour; cheap enough for every batch. */
export function forgetOld(state: EngineState, nowHours: number): void {
  if (nowHours - state.cleanedHours < hoursBetweenCleanings) return;
  state.cleanedHours = nowHours;
  const { stories } = state.builder.index;
  forgetOriginals(state.reprints, nowHours);
  forgetPersons(state.persons, nowHours);
  closeAffairs(state.affairs, nowHours);
  closeHistories(state.book, (storyId) => stories.has(storyId));
  for (const storyId of state.storyPersons.keys())
    if (!stories.has(storyId)) state.storyPersons.delete(storyId);
}
