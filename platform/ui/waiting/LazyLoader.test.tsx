// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { LazyLoader } from './LazyLoader.tsx';
import { Loader } from './Loader.tsx';
import { easeInOut, smoothScroll } from './smooth-scroll.ts';

const page = (loading: boolean) => (
  <KitPage>
    <LazyLoader loading={loading} />
  </KitPage>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a load of 150 ms shows no loader', () => {
  const { rerender } = render(page(true));
  pass(150);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(page(false));
  pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a load of 250 ms shows one from 200 ms on, and the next load waits anew', () => {
  const { rerender } = render(page(true));
  pass(199);
  expect(screen.queryByRole('status')).toBeNull();
  pass(51);
  expect(screen.queryByRole('status')).not.toBeNull();
  rerender(page(false));
  rerender(page(true));
  expect(screen.queryByRole('status')).toBeNull();
});

test('the parts of a loader start 50 ms after one another', () => {
  const { container } = render(
    <KitPage>
      <Loader kind="circles" />
    </KitPage>,
  );
  const delays = [...container.querySelectorAll<HTMLElement>('i')].map(({ style }) => style.animationDelay);
  expect(delays).toEqual(['0ms', '50ms', '100ms']);
});

test('a scroll takes 600 ms and ends at its place', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  const places: number[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((_x?: number | ScrollToOptions, y?: number) => {
    places.push(y ?? 0);
  });
  const done = smoothScroll(600);
  vi.advanceTimersByTime(560);
  expect(places.at(-1)).toBeLessThan(600);
  vi.advanceTimersByTime(80);
  await done;
  expect(places.at(-1)).toBe(600);
});

test('motion begins and ends slowly', () => {
  expect([0, 0.5, 1].map(easeInOut)).toEqual([0, 0.5, 1]);
  expect(easeInOut(0.1)).toBeLessThan(0.1);
  expect(easeInOut(0.9)).toBeGreaterThan(0.9);
});
