// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietMs, TravelLine } from './TravelLine.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const openWith = (answerMs: number) => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <TravelLine />,
      },
      {
        path: '/next',
        loader: () => new Promise((done) => setTimeout(() => done(null), answerMs)),
        element: <TravelLine />,
      },
    ],
    { initialEntries: ['/'] },
  );
  const { container } = render(<RouterProvider router={router} />);
  return { router, line: () => container.querySelector('[data-travelling]') };
};

test('a navigation that takes three seconds shows itself after 200 ms and no longer when it has arrived', async () => {
  const { router, line } = openWith(3000);
  act(() => void router.navigate('/next'));
  await act(() => vi.advanceTimersByTimeAsync(quietMs - 10));
  expect(line()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(line()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(router.state.location.pathname).toBe('/next');
  expect(line()).toBeNull();
});

test('a quick one shows nothing', async () => {
  const { router, line } = openWith(100);
  act(() => void router.navigate('/next'));
  await act(() => vi.advanceTimersByTimeAsync(99));
  expect(line()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(line()).toBeNull();
});
