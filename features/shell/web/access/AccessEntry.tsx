import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadChunk } from '#platform/web/errors/chunk-error.ts';
import { useFindRoute } from '#platform/web/routes/routes-context.ts';
import { useInterface } from '#platform/web/session/visit.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { decideClick } from './decide-click.ts';

const AccessDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./AccessDialog.tsx'))).AccessDialog,
}));

/** Watches every click on a link of the page, and opens get-access in front of what needs a licence. */
export function AccessEntry() {
  const { flags, send } = useInterface();
  const { hasActiveLicense } = useSession();
  const navigate = useNavigate();
  const find = useFindRoute();
  const [wasOpened, setWasOpened] = useState(false);
  if (flags.getAccessDialog && !wasOpened) setWasOpened(true);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    const decision = decideClick(link.href, {
      here: new URL(location.href),
      hasActiveLicense,
      accessOf: (path) => find(path)?.access ?? null,
    });
    if (decision.kind === 'pass') return;
    if (decision.kind === 'access') {
      event.preventDefault();
      send({ type: 'openAccess', wanted: decision.wanted });
      return;
    }
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target === '_blank')
      return;
    event.preventDefault();
    void navigate(decision.to);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <AccessDialog />
    </Suspense>
  );
}
