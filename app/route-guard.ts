import type { Caller } from '#platform/server/caller.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { findRoute } from './find-route.ts';

/** Where an anonymous visitor of a protected page is sent, with the page as return address; null = come in. */
export function loginAddressFor(path: string, address: string, caller: Pick<Caller, 'accountId'>, locale: Locale): string | null {
  if (caller.accountId !== null) return null;
  if (findRoute(path)?.access !== 'protected') return null;
  return `/${locale}/login?returnUrl=${encodeURIComponent(address)}`;
}
