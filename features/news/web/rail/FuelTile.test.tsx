// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aroundTile, drawTile } from '#platform/web/testing/draw-tile.tsx';
import { FuelTile } from './FuelTile.tsx';

afterEach(cleanup);

const day = (month: number) => new Date(Date.UTC(2019, month, 0)).toISOString().slice(0, 10);
/** Twelve observed months up to June 2020 at 45.01 to 45.12, then a forecast of so many at 46.01 and on. */
const months = (ahead: number) => [
  ...Array.from({ length: 12 }, (_, at) => ({
    date: day(at + 7),
    value: 45.01 + at / 100,
    forecastValue: null,
    sample: true,
  })),
  ...Array.from({ length: ahead }, (_, at) => ({
    date: day(at + 19),
    value: null,
    forecastValue: 46.01 + at / 100,
    sample: true,
  })),
];

test('two horizons, three months and a year, are two tabs; each shows its months of the widget', () => {
  render(aroundTile(<FuelTile months={months(12)} />));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent.replace(/\s/g, ' '))).toEqual([
    '3 месяца',
    '1 год',
  ]);
  const short = screen.getByRole('tabpanel').innerHTML;
  fireEvent.click(screen.getByRole('tab', { name: /год/ }));
  const long = screen.getByRole('tabpanel').innerHTML;
  expect(long).not.toBe(short);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('год');
  // To September 2020, and to June 2021.
  expect([short.includes('2021'), long.includes('2021')]).toEqual([false, true]);
});

test('the series is marked as a sample and says that no open one exists', () => {
  expect(drawTile(<FuelTile months={months(12)} />)).toMatch(
    /Цена бензина АИ-95.*пример.*Рублей за литр, среднее по регионам.*Открытого ряда цен по регионам нет/,
  );
});

test('where a year cannot be forecast yet three months stand alone; without prices nothing does', () => {
  render(aroundTile(<FuelTile months={months(3)} />));
  expect(screen.getByRole<HTMLButtonElement>('tab', { name: /год/ }).disabled).toBe(true);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('месяца');
  expect(drawTile(<FuelTile months={[]} />)).toBe('');
});
