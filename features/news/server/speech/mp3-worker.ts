import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import { packMp3 } from './pack-mp3.ts';
import { readWav } from './read-wav.ts';

/** A packed WAV file and how long it sounds. */
export interface PackedSound {
  mp3: Uint8Array<ArrayBuffer>;
  seconds: number;
}

answerTasks<Uint8Array, PackedSound>(
  async (wav) => {
    const sound = readWav(wav);
    return { mp3: await packMp3(sound), seconds: sound.seconds };
  },
  { transferOf: ({ mp3 }) => [mp3.buffer] },
);
