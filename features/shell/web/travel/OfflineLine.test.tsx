// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineLine } from './OfflineLine.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page with two links under the line, and what became of the clicks. */
function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <OfflineLine />
            <a href="/ru/news">News</a>
            <a href="https://elsewhere.example/">Elsewhere</a>
            <Outlet />
          </>
        ),
        children: [{ path: '*', element: <h1>Arrived</h1> }],
      },
    ],
    { initialEntries: ['/'] },
  );
  const { container, getByText } = render(<RouterProvider router={router} />);
  const click = (words: string): boolean => fireEvent.click(getByText(words));
  return { router, click, line: () => container.querySelector('[data-offline]') };
}

function goes(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('without a network a line says so, a link leaves the page where it is and leads on when the network is back', async () => {
  const { router, click, line } = open();
  expect(line()).toBeNull();
  goes(false);
  expect(line()?.textContent).toContain('Shell_Offline');
  expect(click('News'), 'the browser is not asked for the page').toBe(false);
  expect(line()?.textContent).toContain('Shell_OfflineWaits');
  expect(router.state.location.pathname).toBe('/');
  goes(true);
  await expect.poll(() => router.state.location.pathname).toBe('/ru/news');
  expect(line()).toBeNull();
});

test('a link that waits for the network can be called off', async () => {
  const { router, click, line } = open();
  goes(false);
  click('News');
  act(() => line()!.querySelector('button')!.click());
  expect(line()?.textContent).not.toContain('Shell_OfflineWaits');
  goes(true);
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(router.state.location.pathname).toBe('/');
});

test('a link of another site is left to the browser', () => {
  const { click } = open();
  goes(false);
  expect(click('Elsewhere')).toBe(true);
});
