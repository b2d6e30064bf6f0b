import { useCallback } from 'react';
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router';

/** The last address this tab was asked to go to, until it has arrived or the way came to nothing. */
interface Pending {
  address: string;
  /** Where the page stood that turned to another address of its own; null where another page may be meant. */
  turnedFrom: string | null;
}

/** A server never navigates. */
let pending: Pending | null = null;

/** Navigates, and remembers where to while it lasts; `to` is a whole address of the product, `turnedFrom` the path of a page that turns. */
export function usePendingNavigate(): (
  to: string,
  options?: NavigateOptions,
  turnedFrom?: string,
) => Promise<void> {
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
    if (pending === own) pending = null;
  }
}

/** Path and search of the newest address asked for that is one of the page at this path; null where none is on its way. */
export function pendingOf(pathname: string): { pathname: string; search: string } | null {
  if (pending === null) return null;
  const url = new URL(pending.address, location.origin);
  return url.pathname === pathname || pending.turnedFrom === pathname ? url : null;
}
