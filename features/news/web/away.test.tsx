import { createMemoryRouter, RouterProvider } from 'react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#app/messages/ru.ts';
import { findRoute, routeAddresses } from '#app/routes/find-route.ts';
import { compileMessages } from '#platform/server/compile-message.ts';
import { RoutesContext } from '#platform/web/routes/routes-context.ts';
import { TextsContext } from '#platform/web/text.ts';
import AwayPage from './AwayPage.tsx';

const texts = { locale: 'ru', messages: compileMessages(messages), onMissing: () => {} } as const;

test.each([
  ['', /В.адресе не.указано, куда перейти/],
  ['?to=', /В.адресе не.указано, куда перейти/],
  ['?to=javascript%3Aalert(1)', /небезопасна/],
  ['?to=https%3A%2F%2Fexample.org%2Fa', /example\.org\/a/],
])('the way out of an address "%s" says the reason', (search, words) => {
  const element = (
    <TextsContext value={texts}>
      <RoutesContext value={{ addresses: routeAddresses, find: findRoute }}>
        <AwayPage />
      </RoutesContext>
    </TextsContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/ru/away${search}`] });
  expect(renderToString(<RouterProvider router={router} />)).toMatch(words);
});
