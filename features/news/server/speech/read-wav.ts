/** Sound as its samples, one channel after another. */
export interface Sound {
  sampleRate: number;
  /** channels[channel][sample], -1…1; all of one length. */
  channels: Float32Array[];
  seconds: number;
}

const pcm = 1;
const widths = { 8: 1, 16: 2, 24: 3, 32: 4 } as const;

/**
 * Reads a RIFF file of whole-number samples, 8 to 32 bit. The width is the header's, never assumed: a wrong one still
 * sounds, only too long or too short. A data chunk that claims more than there is (a speaker writing to a pipe does not
 * know its length) ends with the file. Throws on anything else.
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || tagAt(view, 0) !== 'RIFF' || tagAt(view, 8) !== 'WAVE')
    throw new Error('not a WAV file');
  const format = findChunk(view, 'fmt ');
  const data = findChunk(view, 'data');
  if (!format || format.length < 16 || !data) throw new Error('a WAV file without format or data');
  const kind = view.getUint16(format.start, true);
  const count = view.getUint16(format.start + 2, true);
  const sampleRate = view.getUint32(format.start + 4, true);
  const bits = view.getUint16(format.start + 14, true);
  const width = widths[bits as keyof typeof widths];
  if (
    kind !== pcm ||
    width === undefined ||
    count < 1 ||
    count > 2 ||
    sampleRate < 8000 ||
    sampleRate > 48_000
  )
    throw new Error(`a WAV of kind ${kind}, ${bits} bit, ${count} channels, ${sampleRate} Hz`);
  const length = Math.floor(data.length / (width * count));
  const channels = Array.from({ length: count }, (_, channel) =>
    Float32Array.from({ length }, (_value, at) =>
      sampleAt(view, data.start + (at * count + channel) * width, width),
    ),
  );
  return { sampleRate, channels, seconds: length / sampleRate };
}

function findChunk(view: DataView, name: string): { start: number; length: number } | null {
  for (let at = 12; at + 8 <= view.byteLength;) {
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    if (tagAt(view, at) === name) return { start, length: Math.min(length, view.byteLength - start) };
    at = start + length + (length % 2);
  }
  return null;
}

function sampleAt(view: DataView, at: number, width: 1 | 2 | 3 | 4): number {
  // Samples of one byte are the format's only unsigned ones.
  if (width === 1) return (view.getUint8(at) - 128) / 128;
  if (width === 2) return view.getInt16(at, true) / 32_768;
  if (width === 3) return (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 8_388_608;
  return view.getInt32(at, true) / 2_147_483_648;
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)));
}
