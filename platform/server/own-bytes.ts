const encoder = new TextEncoder();

/**
 * A text as UTF-8 in memory of its own, for what is kept. `Buffer.from` cuts small ones from shared pieces of 64 kB,
 * and one that stays holds its whole piece.
 */
export function ownBytes(text: string): Buffer {
  const bytes = encoder.encode(text);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
