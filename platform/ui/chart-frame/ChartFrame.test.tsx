// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const table: ChartTable = {
  columns: [
    { key: 'day', label: 'Day', kind: 'date' },
    { key: 'cases', label: 'Cases', kind: 'number' },
  ],
  rows: [
    ['2021-10-19', 5700],
    ['2021-10-20', null],
  ],
};

beforeEach(() => {
  render(
    <KitPage>
      <ChartFrame title="More cases" table={table}>
        Picture
      </ChartFrame>
    </KitPage>,
  );
});
afterEach(cleanup);

test('the table view shows the same data in words: days in full, gaps named', () => {
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Показать таблицу' }));
  const shown = () =>
    screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  expect(shown().slice(1)).toEqual(['20 октября 2021нет данных', '19 октября 20215 700']);
  fireEvent.click(within(screen.getByRole('columnheader', { name: /Day/ })).getByRole('button'));
  expect(shown()[1]).toBe('19 октября 20215 700');
  expect(screen.queryByText('Picture')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Показать график' }));
  expect(screen.queryByText('Picture')).not.toBeNull();
});

test('a picture can be saved only while it is shown', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Показать таблицу' }));
  fireEvent.click(screen.getByRole('button', { name: 'Скачать' }));
  const states = screen
    .getAllByRole('menuitem')
    .map((item) => [item.textContent?.replaceAll('\u00A0', ' '), item.getAttribute('aria-disabled')]);
  expect(states).toEqual([
    ['Картинка PNG', 'true'],
    ['Вектор SVG', 'true'],
    ['Данные CSV', null],
    ['Книга XLSX', null],
    ['Данные с описанием ZIP', null],
    ['Скопировать ссылку на источник', null],
  ]);
});

test('a page that keeps in its address what covers the window opens so, and is told when it is left', () => {
  cleanup();
  const told: boolean[] = [];
  const view = {
    asTable: false,
    onTable: () => {},
    full: true,
    onFull: (full: boolean) => told.push(full),
  };
  render(
    <KitPage>
      <ChartFrame title="More cases" table={table} view={view}>
        Picture
      </ChartFrame>
    </KitPage>,
  );
  expect(screen.queryByRole('button', { name: 'Выйти из\u00A0полного экрана' })).not.toBeNull();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(told).toEqual([false]);
});

test('full screen is left by Escape', () => {
  fireEvent.click(screen.getByRole('button', { name: 'На\u00A0весь экран' }));
  expect(screen.queryByRole('button', { name: 'Выйти из\u00A0полного экрана' })).not.toBeNull();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'На\u00A0весь экран' })).not.toBeNull();
});
