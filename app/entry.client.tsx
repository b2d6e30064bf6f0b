import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from './messages.ts';
import { MessagesContext } from './messages-context.ts';
import { loadedMessages } from './loaded-messages.ts';

const locale = document.documentElement.lang;
loadedMessages.set(locale, await loadMessages(locale));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesContext value={loadedMessages}>
        <HydratedRouter />
      </MessagesContext>
    </StrictMode>,
  );
});
