import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { compileMessages } from '#platform/server/compile-message.ts';
import { TextsContext, type Texts } from '#platform/web/text.ts';
import { messages as receiptMessages } from '#platform/ui/messages/receipt/ru.ts';
import { messages as uiMessages } from '#platform/ui/messages/ru.ts';
import { messages as webMessages } from '#platform/web/messages/ru.ts';

const messages = { ...uiMessages, ...receiptMessages, ...webMessages };

const texts: Texts = {
  locale: 'ru',
  messages: compileMessages<keyof typeof messages>(messages),
  onMissing: (what) => {
    throw new Error(`No text: ${what}`);
  },
};

/** What stands around a component in its tests: Russian texts, none of which may be missing, and an address. */
export function KitPage({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <TextsContext value={texts}>{children}</TextsContext>
    </MemoryRouter>
  );
}
