import { loadEssential, loadRest } from '#facts/import/load-bundled.ts';
import { countDays } from '#features/entities/server/counting/count-days.ts';
import { loadRegistry } from '#features/entities/server/registry/load-registry.ts';
import { loadHandbooks } from '#features/measures/server/handbooks/load-handbooks.ts';
import { loadRegister } from '#features/measures/server/register/load-register.ts';
import { loadRest as loadRestOfNews, loadSampleDays } from '#features/news/server/import-corpus.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Log } from '#platform/server/log.ts';
import { report, type LoadingState, type Progress } from '#platform/server/progress.ts';
import { dataParts, type DataPart } from '#platform/shared/data-parts.ts';

/** Loads what the first page needs; `show` gets every step for the progress bar. */
export async function loadFirst(
  db: Db,
  state: LoadingState,
  show: (progress: Progress) => void,
): Promise<void> {
  const step = (progress: Progress): void => {
    report(state, progress);
    show(progress);
  };
  await loadEssential(db, step);
  await loadSampleDays(db, step);
}

/**
 * Loads the rest in short batches beside requests. A part that is here, or failed, is awaited no more, and the data version
 * tells every page so; one that fails is named and does not stop the others.
 */
export async function loadBehind(db: Db, state: LoadingState, log: Log): Promise<void> {
  const step = (progress: Progress): void => report(state, progress);
  const loads: Record<DataPart, () => Promise<unknown>> = {
    news: () => loadRestOfNews(db, step),
    facts: () => loadRest(db, step),
    measures: () => loadRegister(db),
    handbooks: () => loadHandbooks(db),
    registry: () => loadRegistry(db, step),
    mentions: () => countDays(db, { step }),
  };
  for (const what of dataParts) {
    try {
      await loads[what]();
    } catch (error) {
      log.error({ err: error, what }, 'bundled data did not load');
      state.failed.push({ what, reason: (error as Error).message });
    }
    state.awaited = state.awaited.filter((part) => part !== what);
    await raiseDataVersion(db);
  }
  state.loading = [];
}
