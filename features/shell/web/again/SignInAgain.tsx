import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { signInWait } from '#platform/web/session/sign-in-again.ts';
import { useSession } from '#platform/web/session/use-session.ts';

const AgainPanel = lazy(async () => ({ default: (await import('./AgainPanel.tsx')).AgainPanel }));

/** Once in the page: while somebody is signed in, what they send and an ended sign-in refuses waits here for the password. */
export function SignInAgain() {
  const { isLoggedIn } = useSession();
  useEffect(() => (isLoggedIn ? signInWait.open() : undefined), [isLoggedIn]);
  const { isOpen, turn } = useSyncExternalStore(signInWait.subscribe, signInWait.get, signInWait.get);
  if (!isOpen) return null;
  return (
    <Suspense>
      <AgainPanel turn={turn} />
    </Suspense>
  );
}
