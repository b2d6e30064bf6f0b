import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { MessageKey } from '#app/messages.ts';
import type { Access } from '#platform/contract/endpoint.ts';
import { StartContext } from '#platform/web/start-context.ts';
import { useLocale } from '#platform/web/text.ts';
import { bindBuildRoute, type BuildRoute } from './build-route.ts';

/** What a page's row of the route table says, its parents' options included. */
export interface PageOptions {
  name: string;
  access: Access;
  adaptive: boolean;
  mobileWidth: number;
  hiddenHeader: boolean;
  hiddenFooter: boolean;
  ownTitle: boolean;
  titleKey?: MessageKey;
}

/** The route table as the browser side sees it; app provides it. */
export interface Routes {
  addresses: Readonly<Record<string, string>>;
  find: (path: string) => PageOptions | null;
}

export const RoutesContext = createContext<Routes>({ addresses: {}, find: () => null });

/** Builds addresses in the current language and on the chosen day. */
export function useBuildRoute(): BuildRoute {
  const { addresses } = useContext(RoutesContext);
  const locale = useLocale();
  const asOf = useAsOf();
  const clock = useContext(StartContext)?.clock;
  // Bound once for all links of a page; a clock is of one page, so no address that was asked for outlives it.
  const known = boundAt(clock ?? addresses);
  const key = `${locale} ${asOf}`;
  let build = known.get(key);
  if (!build) {
    build = bindBuildRoute(addresses, { locale, asOf });
    known.set(key, build);
  }
  return build;
}

const bound = new WeakMap<object, Map<string, BuildRoute>>();

function boundAt(owner: object): Map<string, BuildRoute> {
  let known = bound.get(owner);
  if (!known) bound.set(owner, (known = new Map()));
  return known;
}

/** Finds the page behind an address of this site. */
export function useFindRoute(): Routes['find'] {
  return useContext(RoutesContext).find;
}

/** The row of the page that is shown; null on an unknown address. */
export function useCurrentRoute(): PageOptions | null {
  const { find } = useContext(RoutesContext);
  return find(useLocation().pathname);
}

/** The day of the address; a page that turns to another choice of the same day leaves who reads it as it is drawn. */
export const AsOfContext = createContext<string | null>(null);

/** The day a visitor travelled to, null on the usual one. */
export function useAsOf(): string | null {
  return useContext(AsOfContext);
}
