/** `charset` of a Content-Type header as it is written; null where there is none. */
export function headerCharset(contentType: string | null | undefined): string | null {
  return /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

/** `encoding` of an XML declaration as it is written, sought in the first kilobyte of any encoding that keeps ASCII apart from zero bytes. */
export function declaredEncoding(bytes: Uint8Array): string | null {
  let head = '';
  for (let at = 0; at < Math.min(bytes.length, 1024); at++) {
    const byte = bytes[at] ?? 0;
    if (byte !== 0) head += String.fromCharCode(byte);
  }
  const declaration = /<\?xml[^>]{0,300}?\sencoding\s*=\s*["']?([\w.:-]+)/i.exec(head);
  return declaration?.[1] ?? null;
}

/** Encoding and length of a byte order mark; null where there is none. */
export function findByteOrderMark(bytes: Uint8Array): { encoding: string; length: number } | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return { encoding: 'utf-32be', length: 4 };
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return { encoding: 'utf-32le', length: 4 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', length: 2 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', length: 2 };
  return null;
}

/** UTF-16 or UTF-32 told by the zero bytes around the first character, which in XML and JSON is ASCII. */
export function findWideEncoding(bytes: Uint8Array): string | null {
  if (bytes.length < 4) return null;
  const zeros = Array.from(bytes.subarray(0, 4), (byte) => (byte === 0 ? '0' : 'x')).join('');
  const wide: Readonly<Record<string, string>> = {
    '000x': 'utf-32be',
    x000: 'utf-32le',
    '0x0x': 'utf-16be',
    x0x0: 'utf-16le',
  };
  return wide[zeros] ?? null;
}
