// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { closeToast, showToast, toastAreas } from './toast-areas.ts';
import { Toasts } from './Toasts.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = (...args: Parameters<typeof showToast>) => act(() => showToast(...args));
const said = () => screen.queryAllByRole('status').map((toast) => toast.textContent);
const closing = () => screen.getByRole('status').dataset['state'];

beforeEach(() => {
  vi.useFakeTimers();
  // Files of tests share the queues: what one before left there is taken away.
  for (const { queue } of Object.values(toastAreas))
    while (queue.getShown().length > 0) {
      for (const { id } of queue.getShown()) queue.remove(id);
      vi.runAllTimers();
    }
  render(
    <KitPage>
      <Toasts />
      <Toasts area="page" />
    </KitPage>,
  );
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

test('a toast of the app closes at 3000 ms and is gone 400 ms later', () => {
  show('Saved');
  pass(2999);
  expect(closing()).toBe('shown');
  pass(1);
  expect(closing()).toBe('leaving');
  pass(399);
  expect(said()).toEqual(['Saved']);
  pass(1);
  expect(said()).toEqual([]);
});

test('the other container keeps its toasts 5000 ms', () => {
  show('Reloaded', { area: 'page' });
  pass(4999);
  expect(closing()).toBe('shown');
  pass(1);
  expect(closing()).toBe('leaving');
});

test('hover stops the time and what was left runs afterwards', () => {
  show('Saved');
  pass(2000);
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(60_000);
  expect(closing()).toBe('shown');
  fireEvent.mouseLeave(screen.getByRole('status'));
  pass(999);
  expect(closing()).toBe('shown');
  pass(1);
  expect(closing()).toBe('leaving');
});

test('a click closes', () => {
  show('Saved');
  fireEvent.click(screen.getByRole('status'));
  expect(closing()).toBe('leaving');
});

test('a drag over 81 % of the width closes, over 79 % it springs back', () => {
  show('Saved');
  const toast = screen.getByRole('status');
  Object.defineProperty(toast, 'offsetWidth', { value: 100 });
  const drag = (to: number) => {
    fireEvent.pointerDown(toast, { clientX: 0, pointerId: 1 });
    fireEvent.pointerMove(toast, { clientX: to, pointerId: 1 });
    fireEvent.pointerUp(toast, { clientX: to, pointerId: 1 });
  };
  drag(79);
  expect(closing()).toBe('shown');
  expect(toast.style.translate).toBe('');
  drag(81);
  expect(closing()).toBe('leaving');
});

test('a fourth toast waits, and appears 500 ms after the first has left', () => {
  for (const each of ['1', '2', '3', '4']) show(each, { autoCloseMs: false });
  expect(said()).toEqual(['1', '2', '3']);
  const first = toastAreas.app.queue.getShown()[0]!.id;
  act(() => closeToast(first));
  pass(499);
  expect(said()).toEqual(['2', '3']);
  pass(1);
  expect(said()).toEqual(['2', '3', '4']);
  for (const { id } of toastAreas.app.queue.getShown()) act(() => closeToast(id));
});
