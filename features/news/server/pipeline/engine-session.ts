import type { Db } from '#platform/server/db/db.ts';
import type { EmbeddingService } from '../embeddings/embedding-service.ts';
import { openNewsEngine, type NewsEngine } from './news-engine.ts';
import { readGazetteer } from './store/read-gazetteer.ts';
import { covers, openStretch, type Stretch } from './store/read-window.ts';
import { reserveIds } from './store/reserve-ids.ts';
import { createSourceFinder, type SourceFinder } from './store/find-sources.ts';
import { readEngineVersion } from './store/store-batch.ts';

/** What one run after the other shares: the engine's thread, what it knows, and ids set aside. */
export interface EngineSession {
  readonly db: Db;
  readonly sources: SourceFinder;
  /** An operator's own service; without one headlines have no vectors. */
  readonly embeddings: EmbeddingService | undefined;
  engine: NewsEngine | undefined;
  stretch: Stretch | undefined;
  version: number;
  /** Latest moment of the headlines placed since the last second look, and where that look stood; ms since 1970. */
  placedMs: number | undefined;
  lookedMs: number | undefined;
  readonly newsIds: number[];
  readonly storyIds: number[];
}

const idsAtOnce = 500;

/** A desk without an engine: its thread starts with the first batch. */
export function openEngineSession(db: Db, embeddings?: EmbeddingService): EngineSession {
  return {
    db,
    sources: createSourceFinder(db),
    embeddings,
    engine: undefined,
    stretch: undefined,
    version: 0,
    placedMs: undefined,
    lookedMs: undefined,
    newsIds: [],
    storyIds: [],
  };
}

/** Ends the engine's thread; the desk can be used again. */
export async function closeEngineSession(desk: EngineSession): Promise<void> {
  const { engine } = desk;
  desk.engine = undefined;
  desk.stretch = undefined;
  await engine?.close();
}

/** The engine, started where it isn't. */
export async function engineOf(desk: EngineSession): Promise<NewsEngine> {
  if (desk.engine) return desk.engine;
  const engine = openNewsEngine();
  desk.engine = engine;
  desk.stretch = undefined;
  await engine.takeGazetteer(await readGazetteer(desk.db));
  return engine;
}

/** True where the engine knows all that items of these moments may meet. */
export function isOpenFor(desk: EngineSession, fromMs: number, toMs: number): boolean {
  return desk.engine !== undefined && covers(desk.stretch, fromMs, toMs);
}

/** Has the engine read the stories around these moments; the version is read first, so that a change meanwhile is noticed. */
export async function openSessionFor(desk: EngineSession, fromMs: number, toMs: number): Promise<void> {
  const engine = await engineOf(desk);
  desk.stretch = undefined;
  // The engine forgets all, what has come since the last look too.
  desk.placedMs = undefined;
  desk.lookedMs = undefined;
  desk.version = await readEngineVersion(desk.db);
  desk.stretch = await openStretch(desk.db, engine, {
    firstMs: fromMs,
    lastMs: toMs,
    model: desk.embeddings?.model,
  });
}

/** Ids for so many items and as many stories. */
export async function takeIds(
  desk: EngineSession,
  count: number,
): Promise<{ newsIds: number[]; storyIds: number[] }> {
  if (desk.newsIds.length < count)
    desk.newsIds.push(...(await reserveIds(desk.db, 'news_item', idsAtOnce + count)));
  if (desk.storyIds.length < count)
    desk.storyIds.push(...(await reserveIds(desk.db, 'news_story', idsAtOnce + count)));
  return { newsIds: desk.newsIds.splice(0, count), storyIds: desk.storyIds.splice(0, count) };
}
