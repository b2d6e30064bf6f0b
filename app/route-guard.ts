import type { Locale } from '#platform/shared/locales.ts';
import { findRoute } from './find-route.ts';

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
  return `/${locale}/login?returnUrl=${encodeURIComponent(address)}`;
}
