import { redirect, type MiddlewareFunction } from 'react-router';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { ensureMessages } from './browser-messages.ts';
import { browserVisit } from './browser-visit.ts';
import { findRoute } from './find-route.ts';
import { withLocale } from './locale-address.ts';
import { rememberWay } from './interrupted-navigation.ts';
import { loginAddressFor } from './route-guard.ts';

/** Before a navigation in the browser: the language is put in front, its texts are loaded, protected pages lead the anonymous to the login. */
export const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const rewritten = withLocale(pathname, cookieLocale(document.cookie));
  if (rewritten !== null) throw redirect(rewritten + search);
  const locale = pathname.split('/')[1] as Locale;
  const { status, account } = browserVisit.session.get();
  const caller = { accountId: account.id === '' ? null : account.id };
  const login = status === 'ready' ? loginAddressFor(pathname, pathname + search, caller, locale) : null;
  if (login !== null) throw redirect(login);
  const arrive = rememberWay(pathname + search);
  try {
    await ensureMessages(locale, findRoute(pathname)?.rooms ?? []);
    return await next();
  } finally {
    arrive();
  }
};

function cookieLocale(header: string): Locale {
  const found = /(?:^|;\s*)svodka_locale=(\w+)/.exec(header)?.[1];
  return isLocale(found) ? found : defaultLocale;
}
