import { openWorkerThread } from '#platform/server/thread/worker-thread.ts';
import type { PackedSound } from './mp3-worker.ts';

/** Packs WAV files into mp3 in a thread of its own, which starts with the first one and keeps no process alive. */
export interface Mp3Packer {
  pack(wav: Buffer): Promise<PackedSound>;
  close(): Promise<void>;
}

/** A minute of speech is packed in a second; an hour of it is not asked for. */
const timeoutMs = 60_000;

/** A packer without a thread yet; a thread that dies or hangs fails what it had and is replaced by the next request. */
export function openMp3Packer(): Mp3Packer {
  const thread = openWorkerThread<Uint8Array, PackedSound>(new URL('./mp3-worker.ts', import.meta.url), {
    timeoutMs,
  });
  return { pack: (wav) => thread.ask(wav), close: thread.close };
}
