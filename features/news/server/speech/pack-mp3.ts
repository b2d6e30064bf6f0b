import { createMp3Encoder } from 'wasm-media-encoders';
import type { Sound } from './read-wav.ts';

const frameSamples = 11_520;
const kilobits = 48;

/** Packs a sound into mp3, about 6 kB a second. It keeps one processor busy: call it off the main thread. */
export async function packMp3({ channels, sampleRate }: Sound): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: channels.length === 2 ? 2 : 1, bitrate: kilobits });
  const parts: Buffer[] = [];
  const length = channels[0]?.length ?? 0;
  // The encoder gives a view of its own memory that the next piece overwrites, hence the copies.
  for (let at = 0; at < length; at += frameSamples)
    parts.push(
      Buffer.from(encoder.encode(channels.map((samples) => samples.subarray(at, at + frameSamples)))),
    );
  parts.push(Buffer.from(encoder.finalize()));
  return new Uint8Array(Buffer.concat(parts));
}
