import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLocale, isLocale } from '#platform/shared/locales.ts';
import { VisitContext } from '#platform/web/session/visit.ts';
import { ensureMessages, findTextModules, loadedMessages, takeTexts } from './browser-messages.ts';
import { browserVisit } from './browser-visit.ts';
import { findRoute } from './find-route.ts';
import { MessagesContext } from './messages-context.ts';
import { holdRoutesBack } from './routes-later.ts';

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : defaultLocale;
const rooms = findRoute(location.pathname)?.rooms ?? [];
if (!(await takeTexts(locale, rooms, window.pageParts?.texts ?? []))) await ensureMessages(locale, rooms);
// Who moves may go on: what leads to the texts of other pages is there before they are asked for.
addEventListener('pointerover', () => void findTextModules().catch(() => {}), { once: true, passive: true });

const giveRoutes = holdRoutesBack(window as never);

/** Stands before the router, which is there when this runs, and whose first page may lead on at once. */
function OtherRoutes() {
  useLayoutEffect(giveRoutes, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitContext value={browserVisit}>
        <MessagesContext value={loadedMessages}>
          <OtherRoutes />
          <HydratedRouter />
        </MessagesContext>
      </VisitContext>
    </StrictMode>,
  );
});
