import { useMemo } from 'react';
import { useAsOf } from './routes/routes-context.ts';
import { browserApi } from './browser-api.ts';
import type { Api } from './api.ts';
import { useLocale } from './text.ts';

/** Calls from components, in the current language and on the chosen day; only for effects and events. */
export function useApi(): Api {
  const locale = useLocale();
  const asOf = useAsOf();
  return useMemo(() => browserApi(locale, asOf), [locale, asOf]);
}
