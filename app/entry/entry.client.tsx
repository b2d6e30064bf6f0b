import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLocale, isLocale } from '#platform/shared/locales.ts';
import { startKeeping } from '#platform/web/offline/kept-pages.ts';
import { VisitContext } from '#platform/web/session/visit.ts';
import { ensureMessages, loadedMessages } from './browser-state.ts';
import { browserVisit } from './browser-state.ts';
import { findRoute } from '../routes/find-route.ts';
import { MessagesContext } from './page-context.ts';

const { lang } = document.documentElement;
await ensureMessages(isLocale(lang) ? lang : defaultLocale, findRoute(location.pathname)?.rooms ?? []);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitContext value={browserVisit}>
        <MessagesContext value={loadedMessages}>
          <HydratedRouter />
        </MessagesContext>
      </VisitContext>
    </StrictMode>,
  );
});

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') startKeeping();
  else addEventListener('load', startKeeping, { once: true });
}
