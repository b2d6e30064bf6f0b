import { isLocale, type Locale } from '#platform/shared/locales.ts';

/** The same place in another language: only the first segment changes, search and anchor stay. */
export function inLanguage(address: string, locale: Locale): string {
  const [, first = ''] = /^\/([^/?#]*)/.exec(address) ?? [];
  const rest = isLocale(first) ? address.slice(first.length + 1) : address;
  return `/${locale}${rest.startsWith('/') || rest === '' ? rest : `/${rest}`}`;
}

/** The address with the chosen day; null takes the choice away. */
export function withAsOf(address: string, asOf: string | null): string {
  const url = new URL(address, 'http://x');
  if (asOf === null) url.searchParams.delete('asOf');
  else url.searchParams.set('asOf', asOf);
  return url.pathname + url.search + url.hash;
}

/** The day chosen in an address, null when none. */
export function asOfOf(search: string): string | null {
  // Every link asks, and hardly any address has one.
  return search.includes('asOf') ? new URLSearchParams(search).get('asOf') : null;
}

/** True where the reader asked to see what came after the chosen day. */
export function laterShown(search: string): boolean {
  return new URLSearchParams(search).get('later') === '1';
}

/** The address with what came later opened or hidden again. */
export function withLater(address: string, isShown: boolean): string {
  const url = new URL(address, 'http://x');
  if (isShown) url.searchParams.set('later', '1');
  else url.searchParams.delete('later');
  return url.pathname + url.search + url.hash;
}
