import { parentPort } from 'node:worker_threads';
import { packMp3 } from './pack-mp3.ts';
import { readWav } from './read-wav.ts';

/** A WAV file to pack; `id` comes back with the answer. */
export interface PackRequest {
  id: number;
  wav: Uint8Array;
}

/** What became of it. */
export type PackAnswer =
  | { id: number; mp3: Uint8Array<ArrayBuffer>; seconds: number }
  | { id: number; failure: string };

parentPort!.on('message', ({ id, wav }: PackRequest) => {
  pack(id, wav).then(
    (answer) => parentPort!.postMessage(answer, 'mp3' in answer ? [answer.mp3.buffer] : []),
    (error: unknown) => parentPort!.postMessage({ id, failure: String(error) } satisfies PackAnswer),
  );
});

async function pack(id: number, wav: Uint8Array): Promise<PackAnswer> {
  const sound = readWav(wav);
  return { id, mp3: await packMp3(sound), seconds: sound.seconds };
}
