import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetPages, tellRead } from '#platform/web/offline/kept-pages.ts';
import { useSession } from '#platform/web/session/use-session.ts';

/** A page that a stranger reads is kept to be opened without a network; nothing of who is signed in ever is, and coming in or going out forgets all. */
export function useToldRead(): void {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    // What a stranger read is not for who came in, nor the other way about.
    if (isLoggedIn !== wasIn.current) void forgetPages();
    wasIn.current = isLoggedIn;
  }, [isLoggedIn]);
  useEffect(() => (isLoggedIn ? undefined : tellRead(pathname + search)), [isLoggedIn, pathname, search]);
}
