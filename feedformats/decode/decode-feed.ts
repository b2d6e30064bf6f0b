import { isAscii } from 'node:buffer';
import type { FeedFault } from '../feed-fault.ts';
import { RefusedFeed } from '../refused-feed.ts';
import { declaredEncoding, findByteOrderMark, findWideEncoding, headerCharset } from './declared-encoding.ts';
import { decodeBytes } from './decode-bytes.ts';
import { findEncoding } from './encoding-names.ts';
import { sniffEncoding } from './sniff-encoding.ts';

/** A feed as text, with the encoding it was read in. */
export interface DecodedFeed {
  readonly text: string;
  readonly encoding: string;
  readonly faults: readonly FeedFault[];
}

/**
 * Bytes to text. Encodings are tried in this order, each only when the bytes are valid in it. First byte order mark,
 * zero bytes of UTF-16 and UTF-32, header, XML declaration, UTF-8, the encoding that reads most like language. At last
 * UTF-8 with U+FFFD. UTF-8 that proves valid beats a header's or a declaration's single-byte name: servers add that by
 * default.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | null = null): DecodedFeed {
  if (bytes.length === 0) throw new RefusedFeed('empty');
  const faults = new Set<FeedFault>();
  const mark = findByteOrderMark(bytes);
  const header = headerCharset(contentType);
  const declared = declaredEncoding(bytes);
  noteDeclarations(faults, contentType, header, declared, bytes);
  const body = mark ? bytes.subarray(mark.length) : bytes;
  const wide = mark?.encoding ?? findWideEncoding(bytes);
  if (wide !== null) {
    const text = decodeBytes(body, wide);
    if (text === null) faults.add('invalid_bytes');
    return { text: text ?? decodeBytes(body, wide, true) ?? '', encoding: wide, faults: [...faults] };
  }
  const stated = [header, declared].flatMap((label) => (label === null ? [] : (findEncoding(label) ?? [])));
  const read = readStated(body, stated, faults) ?? readUnstated(body, faults);
  return { text: read.text.replace(/^\ufeff/, ''), encoding: read.encoding, faults: [...faults] };
}

interface Reading {
  readonly text: string;
  readonly encoding: string;
}

function readStated(body: Uint8Array, stated: readonly string[], faults: Set<FeedFault>): Reading | null {
  const hasOnlyAscii = isAscii(body);
  for (const encoding of stated) {
    // Zero bytes were looked for before: a file called UTF-16 without them is something else.
    const text = /^utf-(?:16|32)/.test(encoding) ? null : decodeBytes(body, encoding);
    if (text === null) {
      faults.add('encoding_conflict');
    } else if (!hasOnlyAscii && isSingleByte(encoding)) {
      const asUtf8 = decodeBytes(body, 'utf-8');
      if (asUtf8 === null) return { text, encoding };
      faults.add('encoding_conflict');
      return { text: asUtf8, encoding: 'utf-8' };
    } else {
      return { text, encoding };
    }
  }
  return null;
}

function readUnstated(body: Uint8Array, faults: Set<FeedFault>): Reading {
  const asUtf8 = decodeBytes(body, 'utf-8');
  if (asUtf8 !== null) return readEscaped(body, asUtf8) ?? { text: asUtf8, encoding: 'utf-8' };
  faults.add('invalid_bytes');
  const lenient = decodeBytes(body, 'utf-8', true) ?? '';
  if (isMostlyUtf8(lenient)) return { text: lenient, encoding: 'utf-8' };
  faults.add('encoding_guessed');
  const encoding = sniffEncoding(body);
  return {
    text:
      (encoding && decodeBytes(body, encoding)) ||
      decodeBytes(body, encoding ?? 'windows-1252', true) ||
      lenient,
    encoding: encoding ?? 'windows-1252',
  };
}

/** ISO-2022-JP is all ASCII, but for its escape sequences. */
function readEscaped(body: Uint8Array, asUtf8: string): Reading | null {
  const text = asUtf8.includes('\u001b$') ? decodeBytes(body, 'iso-2022-jp') : null;
  return text === null ? null : { text, encoding: 'iso-2022-jp' };
}

/** Stray bytes in a UTF-8 text are far fewer than its whole characters; other encodings make some by chance. */
function isMostlyUtf8(lenient: string): boolean {
  const broken = lenient.match(/\ufffd/g)?.length ?? 0;
  const whole = lenient.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return whole > 4 * broken;
}

function isSingleByte(encoding: string): boolean {
  return /^(?:us-ascii|iso-8859|windows-|koi8|ibm|mac|x-mac)/.test(encoding);
}

function noteDeclarations(
  faults: Set<FeedFault>,
  contentType: string | null,
  header: string | null,
  declared: string | null,
  bytes: Uint8Array,
): void {
  if ([header, declared].some((label) => label !== null && findEncoding(label) === null))
    faults.add('unknown_encoding');
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && !/[/+](?:xml|json)$|[/+-](?:xml|rss|json|atom|rdf)\b/.test(type))
    faults.add('not_xml_type');
  // RFC 3023: text/xml without a charset says US-ASCII; the bytes or the declaration may say otherwise.
  if (type.startsWith('text/') && header === null && (declared !== null || !isAscii(bytes)))
    faults.add('encoding_conflict');
}

/** A web page as text: a charset its head names counts where the answer names none. */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  if (bytes.length === 0) return '';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const named = /<meta[^>]{0,200}\bcharset\s*=\s*["']?([\w-]{2,40})/i.exec(head)?.[1];
  const type =
    headerCharset(contentType) === null && named !== undefined ? `text/html; charset=${named}` : contentType;
  return decodeFeed(bytes, type).text;
}
