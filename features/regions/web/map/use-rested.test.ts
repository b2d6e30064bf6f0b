// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRested } from './use-rested.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('days that are passed are not told; the one the hand rests on is, once', () => {
  const told: string[] = [];
  const { result, rerender } = renderHook(({ day }) => useRested(day, (rested) => void told.push(rested)), {
    initialProps: { day: undefined as string | undefined },
  });
  pass(1000);
  expect(result.current).toBeNull();
  for (const day of ['2021-10-13', '2021-10-14', '2021-10-15']) {
    rerender({ day });
    pass(100);
  }
  expect([told, result.current]).toEqual([[], null]);
  pass(100);
  rerender({ day: '2021-10-15' });
  pass(1000);
  expect([told, result.current]).toEqual([['2021-10-15'], '2021-10-15']);
});

test('while it plays nothing is told, and a page that is left tells nothing', () => {
  const told: string[] = [];
  const { rerender, unmount } = renderHook(({ day }) => useRested(day, (rested) => void told.push(rested)), {
    initialProps: { day: '2021-10-13' as string | undefined },
  });
  rerender({ day: undefined });
  pass(1000);
  rerender({ day: '2021-10-20' });
  unmount();
  pass(1000);
  expect(told).toEqual([]);
});
