// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import { readMeasuresView, writeMeasuresView, type MeasuresView } from '../../domain/list/list-view.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { filtersOf, type LoadedList } from './load-list.ts';

afterEach(cleanup);

const stats = {
  total: 16,
  registers: 14,
  byDirection: { 1: 15, 3: 1 },
  byStatus: { 1: 0, 2: 1, 3: 15, 4: 0 },
} as LoadedList['stats'];

/** The drawer of an address, and what each change leaves in it. */
function openDrawer(search: string): string[] {
  const addresses: string[] = [];
  const view = readMeasuresView(new URLSearchParams(search));
  const change = async (next: unknown): Promise<void> => {
    const changed = { ...view, ...(next as Partial<MeasuresView>) };
    addresses.push(String(writeMeasuresView(changed, new URLSearchParams())));
  };
  render(
    aroundTile(
      <FilterDrawer
        id="d"
        {...{ view, change, stats }}
        ages={['0-15', '16-59', '20-24', '65+']}
        day="2021-10-20"
        onClose={() => {}}
      />,
    ),
  );
  return addresses;
}

test('direction, state and origin are ticked one under another, each with its count, and the button says how many are shown', () => {
  openDrawer('direction=1&status=3');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.filter(({ checked }) => checked)).toHaveLength(2);
  for (const [group, choices] of [
    ['Направление', ['Здоровье 15', 'Экономика 1']],
    ['Состояние', ['черновик 0', 'на модерации 1', 'опубликована 15', 'отменена 0']],
    ['Откуда', ['Написаны здесь 2', 'Из реестров 14']],
  ] as const) {
    const legend = screen.getByText(group, { selector: 'legend' });
    const labels = legend.parentElement!.querySelectorAll('label');
    expect(Array.from(labels, ({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual(choices);
  }
  screen.getByRole('button', { name: 'Показать 16' });
});

test('a tick adds to its group, a second press takes it back, and both directions ask for any', () => {
  const addresses = openDrawer('direction=1');
  fireEvent.click(screen.getByRole('checkbox', { name: /Экономика/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Здоровье/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /реестров/ }));
  expect(addresses).toEqual(['direction=1&direction=3', '', 'direction=1&origin=register']);
  const filters = addresses.map((search) => filtersOf(1, readMeasuresView(new URLSearchParams(search))));
  expect(filters.map(({ direction, origin }) => [direction, origin])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [1, 'register'],
  ]);
});

test('ages are ticks with a dash between their years, several at once; those of five years stand behind a press', () => {
  const addresses = openDrawer('age=65%2B');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '65+' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: '16–59' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '20–24', hidden: true }));
  expect(addresses).toEqual(['age=16-59&age=65%2B', 'age=65%2B&age=20-24']);
  expect(screen.getByText('Пятилетние группы', { selector: 'summary' }).closest('details')?.open).toBe(false);
});
