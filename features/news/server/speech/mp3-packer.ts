import { Worker } from 'node:worker_threads';
import type { PackAnswer, PackRequest } from './mp3-worker.ts';

/** Packs WAV files into mp3 in a thread of its own, which starts with the first one and keeps no process alive. */
export interface Mp3Packer {
  pack(wav: Buffer): Promise<{ mp3: Uint8Array; seconds: number }>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (packed: { mp3: Uint8Array; seconds: number }) => void;
  reject: (error: Error) => void;
}

/** A packer without a thread yet; a thread that dies fails what it had and is replaced by the next request. */
export function openMp3Packer(): Mp3Packer {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  const start = (): Worker => {
    const started = new Worker(new URL('./mp3-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: PackAnswer) => settle(waiting, answer));
    const gone = (error: unknown): void => {
      if (worker === started) worker = null;
      for (const { reject } of waiting.values()) reject(new Error('packing ended', { cause: error }));
      waiting.clear();
    };
    started.once('error', gone);
    started.once('exit', gone);
    return started;
  };
  return {
    pack: (wav) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, wav } satisfies PackRequest);
      }),
    close: async () => void (await worker?.terminate()),
  };
}

function settle(waiting: Map<number, Waiting>, answer: PackAnswer): void {
  const { resolve, reject } = waiting.get(answer.id) ?? {};
  waiting.delete(answer.id);
  if ('failure' in answer) reject?.(new Error(answer.failure));
  else resolve?.({ mp3: answer.mp3, seconds: answer.seconds });
}
