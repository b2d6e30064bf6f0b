import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { findRoute, routeAddresses } from '#app/routes/find-route.ts';
import { messages } from '#app/messages/ru.ts';
import { sampleStart } from '#features/shell/testing/ShellPage.tsx';
import { compileMessages } from '#platform/server/compile-message.ts';
import { RoutesContext } from '../routes/routes-context.ts';
import { SteadyAddress } from '../routes/SteadyAddress.tsx';
import { openVisit, VisitContext } from '../session/visit.ts';
import { StartContext } from '../start-context.ts';
import { TextsContext } from '../text.ts';

const texts = {
  locale: 'ru',
  messages: compileMessages(messages),
  onMissing: (what: string) => {
    throw new Error(`No text: ${what}`);
  },
} as const;

/** A part of a room drawn as the server would, in Russian on the sample days; its text without marks, its spaces plain. */
export function drawTile(part: ReactNode): string {
  return wordsOf(drawTileMarks(part));
}

/** The same with its marks. */
export function drawTileMarks(part: ReactNode): string {
  return renderToString(aroundTile(part));
}

/** The same of a page with parts whose code comes late: they are waited for. */
export async function drawWhole(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(aroundTile(page), { progressiveChunkSize: Infinity });
  return wordsOf(await new Response(prelude).text());
}

/** The same surroundings for a test that presses something. */
export function aroundTile(part: ReactNode): ReactNode {
  const page = (
    <TextsContext value={texts}>
      <RoutesContext value={{ addresses: routeAddresses, find: findRoute }}>
        <SteadyAddress>
          <VisitContext value={openVisit()}>
            <StartContext value={sampleStart}>{part}</StartContext>
          </VisitContext>
        </SteadyAddress>
      </RoutesContext>
    </TextsContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/ru/'] });
  return <RouterProvider router={router} />;
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\u00a0\u202f\s]+/g, ' ')
    .trim();
}
