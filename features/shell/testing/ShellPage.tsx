import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { findRoute, routeAddresses } from '#app/routes/find-route.ts';
import { messages as past } from '#features/shell/messages/past/ru.ts';
import { messages as site } from '#features/shell/messages/ru.ts';
import { messages as ui } from '#platform/ui/messages/ru.ts';
import { messages as web } from '#platform/web/messages/ru.ts';
import { compileMessages } from '#platform/server/compile-message.ts';
import { RoutesContext } from '#platform/web/routes/routes-context.ts';
import { SteadyAddress } from '#platform/web/routes/SteadyAddress.tsx';
import { openVisit, VisitContext, type Visit } from '#platform/web/session/visit.ts';
import { StartContext, type Start } from '#platform/web/start-context.ts';
import { TextsContext } from '#platform/web/text.ts';

const texts = {
  locale: 'ru',
  messages: compileMessages({ ...web, ...ui, ...site, ...past }),
  onMissing: (what: string) => console.error(`No text: ${what}`),
} as const;
const routes = { addresses: routeAddresses, find: findRoute };

/** What the server tells a page on the sample's day, at 10:42:07 Moscow time. */
export const sampleStart: Start = {
  clock: {
    kind: 'sample',
    news: '2020-07-13T20:59:59Z',
    newsDay: '2020-07-13',
    day: '2020-07-13',
    ownDay: '2020-07-13',
    sampleDay: '2020-07-13',
  },
  awaited: [],
  notLoaded: [],
  helpEmail: 'help@example.org',
  helpPhone: '8 800 000-00-00',
  trialDays: 14,
  publicUrl: 'https://svodka.test',
  companyUrl: null,
  spaceUrl: 'https://space.example.org',
  situationUrl: 'https://situation.example.org',
  analyticsUrl: 'https://analytics.example.org',
  tradeUrl: 'https://trade.example.org',
  partners: [{ name: 'One', url: 'https://one.test' }],
  sampleParts: { help: false, partners: false },
  analyticsId: null,
  isMobileApp: false,
  serverLocation: 'svodka.test',
  protocol: 'https',
};

interface Props {
  children: ReactNode;
  visit?: Visit;
  address?: string;
  start?: Start;
}

/** What stands around a part of the shell in its tests. */
export function ShellPage({ children, visit = openVisit(), address = '/ru/', start = sampleStart }: Props) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <TextsContext value={texts}>
        <RoutesContext value={routes}>
          <SteadyAddress>
            <VisitContext value={visit}>
              <StartContext value={start}>{children}</StartContext>
            </VisitContext>
          </SteadyAddress>
        </RoutesContext>
      </TextsContext>
    </MemoryRouter>
  );
}
