import type { EngineSession } from './engine-session.ts';
import { storeBatch, VersionMovedError } from './store/store-batch.ts';

const hourMs = 3_600_000;
/** Headlines of so many hours pass at most before their stories are looked at again: as feeds bring them, and where days are loaded at once. */
const lookHours = { arriving: 1, loading: 12 } as const;

/** Notes how far the headlines placed have come, ms since 1970. */
export function notePlaced(desk: EngineSession, latestMs: number): void {
  desk.placedMs = Math.max(desk.placedMs ?? -Infinity, latestMs);
  desk.lookedMs ??= latestMs;
}

/** Have enough hours passed since the last look? */
export function isLookDue({ placedMs, lookedMs }: EngineSession, { isSeen }: { isSeen: boolean }): boolean {
  const hours = isSeen ? lookHours.arriving : lookHours.loading;
  return placedMs !== undefined && lookedMs !== undefined && placedMs - lookedMs >= hours * hourMs;
}

/**
 * Has the engine compare the stories of the headlines since the last look with all that are open, and stores what it fused and
 * chained. Where another worker changed stories meanwhile the look is left out: these stories come up again.
 */
export async function lookTwice(desk: EngineSession, { isSeen }: { isSeen: boolean }): Promise<void> {
  const { engine, placedMs } = desk;
  if (engine === undefined || desk.stretch === undefined || placedMs === undefined) return;
  const found = await engine.look();
  desk.lookedMs = placedMs;
  desk.placedMs = undefined;
  if (found.merges.length + found.affairs.length === 0) return;
  try {
    const alongside = (): Promise<void> => Promise.resolve();
    desk.version = await storeBatch(desk.db, found, { version: desk.version, isSeen, alongside });
  } catch (error) {
    // What the engine fused is not stored: it reads the stories anew.
    desk.stretch = undefined;
    if (!(error instanceof VersionMovedError)) throw error;
  }
}
