// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';

afterEach(cleanup);
const words = wordsOf('year');
const about = aboutOf('Доля', '2018–2020', '%');
const rows = [
  { id: 'a', name: 'А', value: 3 },
  { id: 'b', name: 'Б', value: 2 },
];
const points = [2018, 2019, 2020].map((year, at) => ({ day: `${year}-01-01`, value: at }));

test('arrows move a cursor over years and tell the day, Escape takes it away', () => {
  const onPeriod = vi.fn<(day: string | null) => void>();
  render(
    <Lines
      period="year"
      {...words}
      about={about}
      series={[{ id: 1, name: 'доля', points }]}
      onPeriod={onPeriod}
    />,
  );
  const slider = screen.getByRole('slider');
  fireEvent.focus(slider);
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider.getAttribute('aria-valuetext')).toBe('2019: доля 1,0');
  expect(onPeriod).toHaveBeenLastCalledWith('2019-01-01');
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(onPeriod).toHaveBeenLastCalledWith(null);
});

test('Enter chooses the row under the cursor', () => {
  const onChoose = vi.fn<(id: number | string) => void>();
  render(<RankedBars {...words} about={about} rows={rows} onChoose={onChoose} />);
  const slider = screen.getByRole('slider');
  fireEvent.focus(slider);
  fireEvent.keyDown(slider, { key: 'ArrowDown' });
  fireEvent.keyDown(slider, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
});

test('a parent that draws again with the same data lays out nothing anew', () => {
  const format = { ...words.format, axis: vi.fn<(value: number) => string>(String) };
  const series = [{ id: 1, name: 'доля', points }];
  const chart = () => <Lines period="year" {...words} format={format} about={about} series={series} />;
  const { rerender } = render(chart());
  const calls = format.axis.mock.calls.length;
  rerender(chart());
  expect(format.axis.mock.calls.length).toBe(calls);
});
