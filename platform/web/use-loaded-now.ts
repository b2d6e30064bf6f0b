import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { browserApi } from './browser-api.ts';
import type { LoadPage } from './page.ts';
import { useRequest } from './request/use-request.ts';
import { useAsOf } from './routes/routes-context.ts';
import { useStart } from './start-context.ts';
import { useLocale } from './text.ts';

/**
 * What a page would show if no earlier day had been chosen: the same load, asked in the browser as of today.
 * Null on a page that shows today, until it came, and where it failed: what was known stands without it.
 */
export function useLoadedNow<T>(load: LoadPage<T>): T | null {
  const locale = useLocale();
  const asOf = useAsOf();
  const { clock } = useStart();
  const params = useParams();
  const { pathname, search } = useLocation();
  const isTravelling = asOf !== null && asOf !== 'now';
  const address = pathname + search;
  const [state, ask] = useRequest(async (wanted: string, signal: AbortSignal) => {
    const api = browserApi(locale, null);
    const today = await api.call('site/getStart', {}, { signal });
    if (today.clock.day <= clock.day) return { wanted, data: null };
    const url = new URL(wanted, location.origin);
    return { wanted, data: await load({ api, params, locale, url, signal }) };
  });
  useEffect(() => {
    if (isTravelling) void ask(address);
  }, [isTravelling, address, ask]);
  return isTravelling && state.data?.wanted === address ? state.data.data : null;
}
