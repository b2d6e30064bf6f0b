import { useState, useSyncExternalStore } from 'react';
import { redirect, useLocation } from 'react-router';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { browserVisit, ensureMessages } from './browser-state.ts';
import { beginWay } from '#platform/web/routes/way.ts';
import { findRoute } from '../routes/find-route.ts';
import { withLocale } from '../routes/whole-address.ts';
import { loginAddressFor } from '../routes/route-guard.ts';

/** Before a navigation in the browser: the language is put in front, its texts are loaded, protected pages lead the anonymous to the login. */
export async function guardNavigation<Result>(
  { request }: { request: Request },
  next: () => Promise<Result>,
): Promise<Result> {
  const { pathname, search } = new URL(request.url);
  const rewritten = withLocale(pathname, cookieLocale(document.cookie));
  if (rewritten !== null) throw redirect(rewritten + search);
  const locale = pathname.split('/')[1] as Locale;
  const { status, account } = browserVisit.session.get();
  const caller = { accountId: account.id === '' ? null : account.id };
  const login = status === 'ready' ? loginAddressFor(pathname, pathname + search, caller, locale) : null;
  if (login !== null) throw redirect(login);
  const arrive = rememberWay(pathname + search);
  const endWay = beginWay();
  try {
    await ensureMessages(locale, findRoute(pathname)?.rooms ?? []);
    return await next();
  } finally {
    endWay();
    arrive();
  }
}

function cookieLocale(header: string): Locale {
  const found = /(?:^|;\s*)svodka_locale=(\w+)/.exec(header)?.[1];
  return isLocale(found) ? found : defaultLocale;
}

const key = 'svodka_on_the_way';

/** Remembers where a navigation leads until it has arrived; gives the way to call then. */
function rememberWay(address: string): () => void {
  sessionStorage.setItem(key, address);
  return () => sessionStorage.removeItem(key);
}

/**
 * Where the reader was going when a part of the program did not load. The router then reloads the page it came from
 * without a word, and this is how the page knows. Null on every other start, and once the reader went on.
 */
export function useLostWay(): string | null {
  const { key: shown } = useLocation();
  const [first] = useState(shown);
  const lost = useSyncExternalStore(never, readLostWay, () => null);
  return shown === first ? lost : null;
}

let lostWay: string | null | undefined;

/** Read once: from then on the note is of the next navigation. */
function readLostWay(): string | null {
  if (lostWay !== undefined) return lostWay;
  lostWay = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return lostWay;
}

function never(): () => void {
  return () => {};
}
