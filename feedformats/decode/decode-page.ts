import { headerCharset } from './declared-encoding.ts';
import { decodeFeed } from './decode-feed.ts';

/** A web page as text: a charset its head names counts where the answer names none. */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  if (bytes.length === 0) return '';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const named = /<meta[^>]{0,200}\bcharset\s*=\s*["']?([\w-]{2,40})/i.exec(head)?.[1];
  const type =
    headerCharset(contentType) === null && named !== undefined ? `text/html; charset=${named}` : contentType;
  return decodeFeed(bytes, type).text;
}
