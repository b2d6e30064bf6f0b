import { isLocale, type Locale } from '#platform/shared/locales.ts';

/**
 * The address with its language in front: added when missing, replaced when the first segment is two
 * word characters but none of the five. Null when the address is right already.
 */
export function withLocale(path: string, resolved: Locale): string | null {
  const [, first = '', ...rest] = path.split('/');
  if (isLocale(first)) return null;
  if (/^\w{2}$/.test(first)) return `/${resolved}/${rest.join('/')}`;
  return `/${resolved}${path === '/' ? '/' : path}`;
}
