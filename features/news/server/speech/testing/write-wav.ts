/** A WAV file of a test; the claims differ from the truth only when given. Samples are interleaved, -1…1. */
export function writeWav({
  bits,
  samples,
  sampleRate,
  channels = 1,
  kind = 1,
  claimedBits = bits,
  claimedBytes,
}: {
  bits: 8 | 16 | 24 | 32;
  samples: readonly number[];
  sampleRate: number;
  channels?: number;
  kind?: number;
  claimedBits?: number;
  claimedBytes?: number;
}): Uint8Array {
  const width = bits / 8;
  const bytes = Buffer.alloc(44 + samples.length * width);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(claimedBytes ?? 36 + samples.length * width, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(kind, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * channels * width, 28);
  bytes.writeUInt16LE(channels * width, 32);
  bytes.writeUInt16LE(claimedBits, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(claimedBytes ?? samples.length * width, 40);
  samples.forEach((value, at) => {
    const place = 44 + at * width;
    if (bits === 8) bytes.writeUInt8(Math.round(value * 127) + 128, place);
    else bytes.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), place, width);
  });
  return bytes;
}
