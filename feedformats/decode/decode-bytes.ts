import { isAscii } from 'node:buffer';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Bytes in one encoding as text; null when they are not valid in it. `lenient` puts U+FFFD where they aren't.
 * Adds UTF-32, which TextDecoder lacks, and holds US-ASCII to seven bits.
 */
export function decodeBytes(bytes: Uint8Array, encoding: string, lenient = false): string | null {
  if (encoding.startsWith('utf-32')) return decodeUtf32(bytes, encoding !== 'utf-32le', lenient);
  if (encoding === 'us-ascii' && !lenient && !isAscii(bytes)) return null;
  try {
    if (encoding === 'utf-8' && !lenient) return utf8.decode(bytes);
    return new TextDecoder(encoding === 'utf-16' ? 'utf-16be' : encoding, { fatal: !lenient }).decode(
      trimHalf(bytes, encoding),
    );
  } catch {
    return null;
  }
}

// A closing zero or newline byte cut in half is common at the end of a wide file and harms nothing.
function trimHalf(bytes: Uint8Array, encoding: string): Uint8Array {
  return encoding.startsWith('utf-16') && bytes.length % 2 === 1 ? bytes.subarray(0, -1) : bytes;
}

function decodeUtf32(bytes: Uint8Array, isBigEndian: boolean, lenient: boolean): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, !isBigEndian);
    const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    if (!isCharacter && !lenient) return null;
    parts.push(isCharacter ? String.fromCodePoint(code) : '\u{FFFD}');
  }
  return parts.join('');
}
