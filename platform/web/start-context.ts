import { createContext, useContext } from 'react';
import type { OutputOf } from './api.ts';

/** Facts of the address and the device, the same in server rendering and in the browser (spec 3, session data). */
export interface SessionData {
  isMobileApp: boolean;
  /** Host and port the page came from. */
  serverLocation: string;
  protocol: 'http' | 'https';
}

/** What every page knows of the product beyond the visitor. */
export interface Start extends OutputOf<'site/getStart'>, SessionData {}

export const StartContext = createContext<Start | null>(null);

/** Clock, contacts, links and limits of the product; throws outside of the page's frame. */
export function useStart(): Start {
  const start = useContext(StartContext);
  if (start === null) throw new Error('The page has no start');
  return start;
}

/** Whether data are still being loaded, so that nothing can be said to be missing; false outside of the page's frame. */
export function useIsLoading(): boolean {
  return (useContext(StartContext)?.awaited.length ?? 0) > 0;
}
