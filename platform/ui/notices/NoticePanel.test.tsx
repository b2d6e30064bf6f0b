// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { NoticePanel } from './NoticePanel.tsx';

const notices = ['a', 'b', 'c'].map((id) => ({ id, content: `Notice ${id}`, data: { from: id } }));
const onHide = vi.fn();
const onClearAll = vi.fn();
const panel = (count: number) => (
  <KitPage>
    <NoticePanel notices={notices} count={count} onHide={onHide} onClearAll={onClearAll} />
  </KitPage>
);
const listed = () => screen.queryAllByRole('listitem').length;
const empty = () => screen.queryByText('Нет новых уведомлений');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onHide.mockReset();
  onClearAll.mockReset();
});

test('hiding all three one by one resets the counter; a new positive count shows them again', () => {
  const { rerender } = render(panel(3));
  expect(screen.getByRole('heading').textContent).toBe('Уведомления');
  for (const left of [2, 1, 0]) {
    fireEvent.click(screen.getAllByRole('button', { name: 'Скрыть уведомление' })[0]!);
    expect(listed()).toBe(left);
  }
  expect(onHide.mock.calls).toEqual([
    ['a', { from: 'a' }],
    ['b', { from: 'b' }],
    ['c', { from: 'c' }],
  ]);
  expect(empty()).not.toBeNull();
  expect(screen.getByRole('region').textContent, 'no number is left').toBe(
    'УведомленияНет новых уведомлений',
  );
  rerender(panel(2));
  expect(listed()).toBe(3);
  expect(screen.getByText('2')).not.toBeNull();
});

test('a smaller count after one was hidden does not bring it back', () => {
  const { rerender } = render(panel(3));
  fireEvent.click(screen.getAllByRole('button', { name: 'Скрыть уведомление' })[0]!);
  rerender(panel(2));
  expect(listed()).toBe(2);
});

test('clear all tells the caller at once and empties the list after 400 ms', () => {
  render(panel(3));
  fireEvent.click(screen.getByRole('button', { name: 'Очистить все' }));
  expect(onClearAll).toHaveBeenCalledTimes(1);
  act(() => vi.advanceTimersByTime(399));
  expect(listed()).toBe(3);
  act(() => vi.advanceTimersByTime(1));
  expect(listed()).toBe(0);
  expect(empty()).not.toBeNull();
});

test('a count below one is empty, above 99 it reads 99+', () => {
  const { rerender } = render(panel(-1));
  expect(empty()).not.toBeNull();
  rerender(panel(100));
  expect(screen.getByText('99+')).not.toBeNull();
});
