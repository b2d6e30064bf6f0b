import { Worker } from 'node:worker_threads';
import type { ListedEntity } from '../../domain/entities/link-mention.ts';
import type {
  Batch,
  EngineAnswer,
  EngineRequest,
  OpenItem,
  OpenPerson,
  PlacedBatch,
} from './worker/engine-messages.ts';

/** The thread that reads and places news; it knows no database. One request at a time. */
export interface NewsEngine {
  takeGazetteer(entries: readonly (ListedEntity & { readonly alias: string })[]): Promise<void>;
  /** Forgets all stories. */
  forget(): Promise<void>;
  /** Enters whole stories with the persons they name. */
  enter(items: readonly OpenItem[], persons: readonly OpenPerson[]): Promise<void>;
  place(batch: Batch): Promise<PlacedBatch>;
  close(): Promise<void>;
}

/** The engine failed on a batch or hung; what it knows is lost, so it must be opened anew. */
export class EngineFailedError extends Error {}

/** Far more than any batch takes: past it the thread is taken for hung. */
const patienceMs = 60_000;

/** The thread keeps some 60 MB; left alone V8 would let it hold thrice that in rubbish not yet collected. */
const memory = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 512 } as const;

/** Starts the thread; the models are read there, so that this thread is never held up. */
export function openNewsEngine(): NewsEngine {
  const worker = new Worker(new URL('./worker/engine-worker.ts', import.meta.url), {
    resourceLimits: memory,
  });
  const ask = (request: EngineRequest): Promise<EngineAnswer> => askWorker(worker, request);
  const tell = async (request: EngineRequest): Promise<void> => void (await ask(request));
  return {
    takeGazetteer: (entries) => tell({ type: 'gazetteer', entries }),
    forget: () => tell({ type: 'forget' }),
    enter: (items, persons) => tell({ type: 'enter', items, persons }),
    async place(batch) {
      const answer = await ask({ type: 'batch', batch });
      if (answer.type !== 'placed') throw new EngineFailedError('The engine answered out of order.');
      return answer.placed;
    },
    async close() {
      await worker.terminate();
    },
  };
}

function askWorker(worker: Worker, request: EngineRequest): Promise<EngineAnswer> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      // A thread without work keeps no process alive.
      worker.unref();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const fail = (reason: string): void => finish(() => reject(new EngineFailedError(reason)));
    const onMessage = (answer: EngineAnswer): void =>
      answer.type === 'failed' ? fail(answer.reason) : finish(() => resolve(answer));
    const onError = (error: Error): void => fail(error.message);
    const onExit = (): void => fail('The engine\u2019s thread ended.');
    const timer = setTimeout(() => {
      void worker.terminate();
      fail(`The engine took over ${patienceMs / 1000} s.`);
    }, patienceMs);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage(request);
  });
}
