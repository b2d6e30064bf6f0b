import type { Locale } from '#platform/shared/locales.ts';
import { findRoute } from './find-route.ts';

/** Pages for whoever builds the product, not for its readers: shown beside the sample's accounts alone. */
const workshopPages: ReadonlySet<string> = new Set(['gallery']);

/** True for a page that is not shown to readers here. */
export function isHidden(path: string, { sampleAccounts }: { sampleAccounts: boolean }): boolean {
  return !sampleAccounts && workshopPages.has(findRoute(path)?.name ?? '');
}

const longestReturn = 1500;

/** Where an anonymous visitor of a protected page is sent, with the page as return address; null = come in. */
export function loginAddressFor(
  path: string,
  address: string,
  caller: { accountId: unknown },
  locale: Locale,
): string | null {
  if (caller.accountId !== null) return null;
  const access = findRoute(path)?.access ?? 'public';
  if (access === 'public') return null;
  // A longer address would not fit into the header of the redirect, and is no place a person noted.
  const query = address.length > longestReturn ? '' : `?returnUrl=${encodeURIComponent(address)}`;
  return `/${locale}/login${query}`;
}
