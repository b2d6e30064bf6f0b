import { Parser } from 'htmlparser2';
import { decodeAnswer } from './decode-answer.ts';

/** The first link of a page whose address fits an expression: what its groups hold, or all of it; null where none does. */
export function findLink(page: Uint8Array, pattern: string, address: string): string | null {
  const fits = new RegExp(pattern);
  let found: string | null = null;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (found !== null || name !== 'a' || href === undefined) return;
      const target = URL.parse(href, address)?.href ?? '';
      const match = fits.exec(target);
      if (match) found = match.length > 1 ? match.slice(1).join('') : target;
    },
  });
  parser.end(decodeAnswer(page));
  return found;
}
