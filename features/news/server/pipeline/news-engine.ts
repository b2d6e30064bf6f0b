import type { ListedEntity } from '#newsengine/entities/find-listed-names.ts';
import type {
  ApartPair,
  Batch,
  OpenItem,
  OpenPerson,
  OpenStep,
  PlacedBatch,
} from '#newsengine/placing/batch.ts';
import { openWorkerThread } from '#platform/server/thread/worker-thread.ts';

/** What the worker is asked; it answers a batch and a look with what they brought about, everything else with null. */
export type EngineRequest =
  | { readonly type: 'gazetteer'; readonly entries: readonly (ListedEntity & { readonly alias: string })[] }
  | { readonly type: 'forget' }
  /** All items of some stories at once. */
  | { readonly type: 'enter'; readonly items: readonly OpenItem[]; readonly persons: readonly OpenPerson[] }
  /** Closed stories whose affairs may go on. */
  | { readonly type: 'steps'; readonly steps: readonly OpenStep[] }
  /** Stories that editors have parted. */
  | { readonly type: 'apart'; readonly pairs: readonly ApartPair[] }
  | { readonly type: 'batch'; readonly batch: Batch }
  /** The stories of the headlines since the last look are compared once more. */
  | { readonly type: 'look' };

/** The thread that reads and places news; it knows no database. One request at a time. */
export interface NewsEngine {
  takeGazetteer(entries: readonly (ListedEntity & { readonly alias: string })[]): Promise<void>;
  /** Forgets all stories. */
  forget(): Promise<void>;
  /** Enters whole stories with the persons they name. */
  enter(items: readonly OpenItem[], persons: readonly OpenPerson[]): Promise<void>;
  /** Enters closed stories by their leads, so that their affairs can go on. */
  enterSteps(steps: readonly OpenStep[]): Promise<void>;
  /** Enters which stories editors have parted. */
  enterApart(pairs: readonly ApartPair[]): Promise<void>;
  place(batch: Batch): Promise<PlacedBatch>;
  /** What a second look at the stories of the headlines since the last one fuses and chains. */
  look(): Promise<PlacedBatch>;
  close(): Promise<void>;
}

/** The engine failed on a batch or hung; what it knows is lost, so it must be opened anew. */
export class EngineFailedError extends Error {}

/** Far more than any batch takes: past it the thread is taken for hung. */
const timeoutMs = 60_000;

/** The thread keeps some 60 MB; left alone V8 would let it hold thrice that in rubbish not yet collected. */
const memory = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 512 } as const;

/** The models are read in the thread, so that this one is never held up. */
export function openNewsEngine(): NewsEngine {
  const thread = openWorkerThread<EngineRequest, PlacedBatch | null>(
    new URL('./engine-worker.ts', import.meta.url),
    { timeoutMs, memory, keepsState: true },
  );
  const ask = (request: EngineRequest): Promise<PlacedBatch | null> =>
    thread.ask(request).catch((error: Error) => {
      throw new EngineFailedError(error.message, { cause: error });
    });
  const tell = async (request: EngineRequest): Promise<void> => void (await ask(request));
  const placedBy = async (request: EngineRequest): Promise<PlacedBatch> => {
    const placed = await ask(request);
    if (placed === null) throw new EngineFailedError('The engine answered nothing.');
    return placed;
  };
  return {
    takeGazetteer: (entries) => tell({ type: 'gazetteer', entries }),
    forget: () => tell({ type: 'forget' }),
    enter: (items, persons) => tell({ type: 'enter', items, persons }),
    enterSteps: (steps) => tell({ type: 'steps', steps }),
    enterApart: (pairs) => tell({ type: 'apart', pairs }),
    place: (batch) => placedBy({ type: 'batch', batch }),
    look: () => placedBy({ type: 'look' }),
    close: thread.close,
  };
}
