import { cleanTyped } from './typed-text.ts';

/** The form in which texts are compared in a search: lower case, ё as е, without accents, spaces single. */
export function searchKey(text: string): string {
  return cleanTyped(text)
    .normalize('NFD')
    .replace(/(?<![Ии])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

/**
 * How well a name answers a query, higher first: 3 it begins so, 2 one of its words does, 1 it holds it, 0 not at all.
 * Both are search keys.
 */
export function searchRank(name: string, query: string): 0 | 1 | 2 | 3 {
  if (name.startsWith(query)) return 3;
  const at = name.indexOf(query);
  if (at < 0) return 0;
  return new RegExp(`[\\s(«"-]${query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').test(name) ? 2 : 1;
}
