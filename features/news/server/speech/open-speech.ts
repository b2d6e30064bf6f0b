import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { blobPlace, openBlobs } from '#platform/server/blobs/open-blobs.ts';
import { doInPlace } from '#platform/server/answers/work-lease.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Services } from '#platform/server/context.ts';
import { openAudioCache } from './audio-cache.ts';
import { openMp3Packer } from './mp3-packer.ts';
import { findSpeaker, findVoice } from './speaker.ts';
import { openSpeechQueue } from './speech-queue.ts';

/** Reads texts aloud into files, each text once. */
export interface Speech {
  /** Folder of the files. */
  folder: string;
  /** Throws `speech_unsupported` or `speech_unavailable` when this server can't read the language, or anything. */
  checkVoice(language: string): void;
  /** Name of the file that says a text; it follows from the text alone. */
  nameOf(text: string, language: string): string;
  /** Whether a file is there; then `speak` costs nothing. */
  has(file: string): Promise<boolean>;
  /** Name of the mp3 that says the text; made when there is none. Throws AppError. */
  speak(text: string, language: string): Promise<string>;
  close(): Promise<void>;
}

/** Room for the files; about nine hours of speech. */
const maxBytes = 200_000_000;
const limits = { atOnce: 2, waiting: 20 };
/** A text whose turn has come waits so long for a place among those of all processes. */
const waitSeconds = 20;
/** Raised when the voice or its speed changes, so that old files are no longer found. */
const voiceVersion = 1;

type Needs = Pick<Services, 'config' | 'log' | 'db'>;

const opened = new WeakMap<Services['config'], Promise<Speech>>();

/** The one speech of a process with this configuration, opened when first asked for. */
export function speechOf(services: Needs): Promise<Speech> {
  const known = opened.get(services.config);
  if (known) return known;
  const opening = openSpeech(services);
  opened.set(services.config, opening);
  return opening;
}

async function openSpeech({ config, log, db }: Needs): Promise<Speech> {
  const command = config.SPEECH_COMMAND;
  const speaker = command === 'none' ? null : await findSpeaker(command);
  if (!speaker) log.info({ command }, 'no speaker on this machine: browsers read with their own voice');
  const place = blobPlace({ config, db });
  // Files of a folder are played from where they lie; of a store that others share each process keeps a copy to play.
  const cache =
    place.kind === 'folder'
      ? await openAudioCache(join(place.path, 'speech'), maxBytes)
      : await openAudioCache(
          join(config.dataDir, 'cache', 'speech'),
          maxBytes,
          openBlobs({ config, db }, 'speech'),
        );
  const queue = openSpeechQueue(limits);
  const packer = openMp3Packer();
  const voiceOf = (language: string): string => {
    const voice = findVoice(language);
    if (voice === undefined) throw new AppError('speech_unsupported', { language });
    if (!speaker) throw new AppError('speech_unavailable');
    return voice;
  };
  const make = async (name: string, text: string, voice: string): Promise<void> => {
    // Another process may have read it meanwhile.
    if (await cache.has(name)) return;
    const { mp3 } = await packer.pack(await speaker!.speak(text, voice));
    await cache.put(name, mp3);
  };
  return {
    folder: cache.folder,
    checkVoice: (language) => void voiceOf(language),
    nameOf,
    has: (file) => cache.has(file),
    async speak(text, language) {
      const voice = voiceOf(language);
      const name = nameOf(text, language);
      if (await cache.has(name)) return name;
      const made = queue.add(name, () =>
        doInPlace(db, { kind: 'speech', waitSeconds }, () => make(name, text, voice)),
      );
      if (made === undefined) throw new AppError('speech_unavailable', { reason: 'busy' });
      await made.catch((error: unknown) => {
        const isBusy = error instanceof AppError && error.code === 'too_many_requests';
        throw new AppError('speech_unavailable', isBusy ? { reason: 'busy' } : {}, error);
      });
      return name;
    },
    close: () => packer.close(),
  };
}

function nameOf(text: string, language: string): string {
  const hash = createHash('sha256').update(`${voiceVersion}|${language}|${text}`).digest('base64url');
  return `${hash.slice(0, 32)}.mp3`;
}
