// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyTexts, format } from '#platform/charts/fixtures/chart-words.ts';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import { sizeAt } from './use-chart-size.ts';
import { restMs } from './use-rested.ts';

afterEach(cleanup);

function renderMonth(onDay?: (day: string | null) => void) {
  render(
    <DailyBars days={moscowCases.slice(-30)} yMax={9120} format={format} texts={dailyTexts} onDay={onDay} />,
  );
  return screen.getByRole('slider', { name: dailyTexts.label });
}

test('arrow keys move the cursor and every step is said in words', () => {
  const cursor = renderMonth();
  fireEvent.focus(cursor);
  fireEvent.keyDown(cursor, { key: 'ArrowLeft' });
  expect(cursor.getAttribute('aria-valuetext')).toBe(
    '19\u00a0октября 2021: за день 5\u00a0700; среднее за 7 дней 6\u00a0223',
  );
});

test('while data move elsewhere the words of a chart that nobody reads stay; they follow when the hand rests', () => {
  vi.useFakeTimers();
  const month = (last: number) => {
    const days = moscowCases.slice(-30);
    return (
      <DailyBars
        days={[...days.slice(0, -1), { ...days.at(-1)!, value: last }]}
        yMax={9120}
        format={format}
        texts={dailyTexts}
      />
    );
  };
  const { rerender } = render(month(1000));
  const spoken = () => screen.getByRole('slider').getAttribute('aria-valuetext');
  expect(spoken()).toContain('за день 1\u00a0000');
  for (const value of [2000, 3000]) {
    rerender(month(value));
    act(() => void vi.advanceTimersByTime(restMs - 1));
    expect(spoken()).toContain('за день 1\u00a0000');
  }
  act(() => void vi.advanceTimersByTime(restMs));
  expect(spoken()).toContain('за день 3\u00a0000');
  fireEvent.focus(screen.getByRole('slider'));
  rerender(month(4000));
  expect(spoken()).toContain('за день 4\u00a0000');
  vi.useRealTimers();
});

test('the tooltip shows the same words, Escape takes it away', () => {
  const cursor = renderMonth();
  fireEvent.focus(cursor);
  expect(screen.queryByText('20 октября 2021')).not.toBeNull();
  fireEvent.keyDown(cursor, { key: 'Escape' });
  expect(screen.queryByText('20 октября 2021')).toBeNull();
});

test('whoever is linked hears the day, and null when the cursor leaves', () => {
  const onDay = vi.fn();
  const cursor = renderMonth(onDay);
  fireEvent.focus(cursor);
  fireEvent.keyDown(cursor, { key: 'Home' });
  fireEvent.blur(cursor);
  expect(onDay.mock.calls.flat()).toEqual(['2021-10-20', '2021-09-21', null]);
});

test('under 480 px a chart takes its phone height, known before anything is measured', () => {
  const nominal = { width: 840, height: 360, narrowHeight: 300 };
  expect(sizeAt(840, nominal)).toEqual({ width: 840, height: 360, narrow: false });
  expect(sizeAt(328, nominal)).toEqual({ width: 328, height: 300, narrow: true });
});

test('the server draws a small chart once and a wide one for a phone too', () => {
  const pictures = (width: number) =>
    renderToStaticMarkup(
      <DailyBars
        days={moscowCases}
        yMax={9120}
        format={format}
        texts={dailyTexts}
        nominal={{ width, height: 200 }}
      />,
    ).match(/data-chart/g)?.length;
  expect(pictures(400)).toBe(1);
  expect(pictures(840)).toBe(2);
});
