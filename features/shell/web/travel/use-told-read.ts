import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tellRead } from '#platform/web/offline/kept-pages.ts';
import { useSession } from '#platform/web/session/use-session.ts';

/** A page that a stranger reads is kept to be opened without a network; nothing of who is signed in ever is. */
export function useToldRead(): void {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => (isLoggedIn ? undefined : tellRead(pathname + search)), [isLoggedIn, pathname, search]);
}
