import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Locale } from '#platform/shared/locales.ts';
import { inLanguage } from '#platform/web/routes/address-parts.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useApi } from '#platform/web/use-api.ts';

const yearSeconds = 31_536_000;

/** Goes to the same place in another language and keeps the choice: in a cookie, and with the account when signed in. */
export function useChooseLanguage(): (locale: Locale) => void {
  const { pathname, search, hash } = useLocation();
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const api = useApi();
  return useCallback(
    (locale) => {
      document.cookie = `svodka_locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
      // The page changes its language whether or not the account could keep it.
      if (isLoggedIn)
        api
          .call('account/setLocale', { locale }, { again: 'never' })
          .catch((error: unknown) => console.warn('The language was not kept', error));
      void navigate(inLanguage(pathname + search + hash, locale), { preventScrollReset: true });
    },
    [pathname, search, hash, isLoggedIn, navigate, api],
  );
}
