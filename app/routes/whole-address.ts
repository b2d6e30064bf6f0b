import { federalYugoId } from '#platform/shared/known-places.ts';
import { isLocale, type Locale } from '#platform/shared/locales.ts';

/** Parts of the product that have no page of their own, by their first word: where each of them begins. */
const beginnings: ReadonlyMap<string, string> = new Map([
  ['regions', 'regions-list/incidence'],
  ['regions-list', 'regions-list/incidence'],
  ['all-actions', `all-actions/${federalYugoId}`],
  ['actions', `all-actions/${federalYugoId}`],
  ['models', 'models/parameters'],
  ['maps', 'maps/rf'],
  ['department', 'industries'],
  ['dossier', 'ratings'],
]);

/** The address that a person typed as it should have been written: with its language, and with a page where it was cut short. Null when it is right already. */
export function wholeAddress(path: string, resolved: Locale): string | null {
  const localised = withLocale(path, resolved) ?? path;
  const [, locale, part = '', next = '', ...rest] = localised.split('/');
  const beginning = next === '' && rest.length === 0 ? beginnings.get(part.toLowerCase()) : undefined;
  if (beginning !== undefined) return `/${locale}/${beginning}`;
  return localised === path ? null : localised;
}

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
