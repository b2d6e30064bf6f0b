/** FNV-1a over UTF-16 units, unsigned 32 bits; `seed` keeps feature families apart. */
export function hash32(text: string, seed = 0): number {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Mixes two 32-bit hashes into one; the order matters, so that "a b" and "b a" differ. */
export function mixHashes(first: number, second: number): number {
  const value = Math.imul(first ^ (second + 0x9e3779b9 + (first << 6) + (first >>> 2)), 0x85ebca6b);
  return (value ^ (value >>> 16)) >>> 0;
}
