import { createContext, useCallback } from 'react';
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router';

/** The last address this tab was asked to go to, until its page is drawn or the way came to nothing. */
interface Pending {
  address: string;
  /** Where the page stood that turned to another address of its own; null where another page may be meant. */
  turnedFrom: string | null;
  /** The address is reached; the page that is drawn is the one of before for a moment yet. */
  isReached?: boolean;
}

/** A server never navigates. */
let pending: Pending | null = null;
/** The address of the page that was drawn last. */
let drawn: string | null = null;

type PendingNavigate = (to: string, options?: NavigateOptions, turnedFrom?: string) => Promise<void>;

/** How a link is followed; where no router stands around it, as the browser would by itself. */
export const FollowContext = createContext<PendingNavigate>(async (to) => location.assign(to));

/** Navigates, and remembers where to while it lasts; `to` is a whole address of the product, `turnedFrom` the path of a page that turns. */
export function usePendingNavigate(): PendingNavigate {
  const navigate = useNavigate();
  return useCallback(
    (to, options, turnedFrom) => goTo(navigate, { address: to, turnedFrom: turnedFrom ?? null }, options),
    [navigate],
  );
}

async function goTo(navigate: NavigateFunction, own: Pending, options?: NavigateOptions): Promise<void> {
  pending = own;
  try {
    await navigate(own.address, options);
  } finally {
    if (pending === own) settle(own);
  }
}

/** What is reached holds until it is drawn: a choice made in between is laid upon it. */
function settle(own: Pending): void {
  const to = addressOf(new URL(own.address, location.origin));
  if (to === addressOf(location) && to !== drawn) own.isReached = true;
  else pending = null;
}

/** Hears at which address the page is drawn. */
export function noteDrawn(here: { pathname: string; search: string }): void {
  drawn = addressOf(new URL(here.pathname + here.search, location.origin));
  if (pending?.isReached) pending = null;
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/** Path and search of the newest address asked for that is one of the page at this path; null where none is on its way. */
export function pendingOf(pathname: string): { pathname: string; search: string } | null {
  if (pending === null) return null;
  const url = new URL(pending.address, location.origin);
  return url.pathname === pathname || pending.turnedFrom === pathname ? url : null;
}
