import { loadEssential, loadRest } from '#statistics/import/load-bundled.ts';
import { countDays } from '#features/entities/server/counting/count-days.ts';
import { readNewNames } from '#features/entities/server/support/read-new-names.ts';
import { loadRegistry } from '#features/entities/server/registry/load-registry.ts';
import { loadHandbooks } from '#features/measures/server/handbooks/load-handbooks.ts';
import { loadRegister } from '#features/measures/server/register/load-register.ts';
import {
  loadCompilations,
  loadLists,
  loadRest as loadRestOfNews,
  loadSampleDays,
  loadServiceNews,
} from '#features/news/server/import-corpus.ts';
import { loadSampleDocuments } from '#features/newsdesk/server/events/load-sample-documents.ts';
import type { Services } from '#platform/server/context.ts';
import { makeNewQuotes } from '#features/quotes/server/reading/make-quotes.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { renewStatistics } from '#platform/server/db/renew-statistics.ts';
import type { Log } from '#platform/server/log/log.ts';
import { report, type LoadingState, type Progress } from '#platform/server/jobs/progress.ts';
import { dataParts, type DataPart, type StartPart } from '#platform/shared/data-parts.ts';

/** The product's own texts and lists, then what the first page needs of the sample; `show` gets every step for the progress bar. What fails is named and ends neither the others nor the start. */
export async function loadFirst(
  { db, log, config }: Pick<Services, 'db' | 'log' | 'config'>,
  state: LoadingState,
  show: (progress: Progress) => void,
): Promise<void> {
  const step = (progress: Progress): void => {
    report(state, progress);
    show(progress);
  };
  const own: Part[] = [
    ['announcements', () => loadServiceNews(db)],
    ['compilations', () => loadCompilations(db)],
    ['lists', () => loadLists(db, { isWanted: config.sampleData })],
  ];
  const sample: Part[] = [
    ['facts', () => loadEssential(db, step)],
    ['news', () => loadSampleDays(db, step)],
    ['texts', () => loadSampleDocuments(db, config.publicUrl)],
  ];
  for (const part of config.sampleData ? [...own, ...sample] : own) await tryPart(part, state, log);
  await tryPart(['news', () => renewStatistics(db)], state, log);
}

type Part = readonly [what: StartPart, load: () => Promise<unknown>];

async function tryPart([what, load]: Part, state: LoadingState, log: Log): Promise<void> {
  try {
    await load();
  } catch (error) {
    log.error({ err: error, what }, 'bundled data did not load');
    if (!state.failed.some((each) => each.what === what))
      state.failed.push({ what, reason: (error as Error).message });
  }
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
    mentions: async () => {
      await countDays(db, { step });
      await readNewNames(db);
      await makeNewQuotes(db);
    },
  };
  for (const what of dataParts) {
    await tryPart([what, loads[what]], state, log);
    // What was loaded is asked for at once.
    await tryPart([what, () => renewStatistics(db)], state, log);
    state.awaited = state.awaited.filter((part) => part !== what);
    // A server that is stopped meanwhile has no database any more: that ends nothing but this.
    await tryPart([what, () => raiseDataVersion(db)], state, log);
  }
  state.loading = [];
}
