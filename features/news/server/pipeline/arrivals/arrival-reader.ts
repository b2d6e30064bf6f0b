import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/server/db/db.ts';
import type { EmbeddingService } from '../../embeddings/embedding-service.ts';
import { closeEngineSession, openEngineSession } from '../engine-session.ts';
import { runPipeline } from '../run-pipeline.ts';
import { lookTwice } from '../second-look.ts';
import { arrivalSupply } from './arrival-supply.ts';

/** Reads what feeds delivered, one run at a time. */
export interface ArrivalReader {
  /** Returns when nothing is left that is free to be taken. */
  read(signal: AbortSignal): Promise<void>;
  /** Looks once more at the stories of the headlines since the last look. */
  look(): Promise<void>;
  /** Gives the engine's thread and memory back; the next reading starts it anew. */
  rest(): Promise<void>;
}

/** A reader under a name of its own, by which its leases are known. */
export function openArrivalReader(db: Db, embeddings?: EmbeddingService): ArrivalReader {
  const desk = openEngineSession(db, embeddings);
  const worker = randomUUID();
  return {
    read: async (signal) =>
      void (await runPipeline(desk, arrivalSupply(db, worker, signal), { throttle: 'beside' })),
    look: () => lookTwice(desk, { isSeen: true }),
    rest: () => closeEngineSession(desk),
  };
}
