// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { DataTable } from './DataTable.tsx';
import { tableForFile, type TableColumn } from './table-column.ts';

interface Place {
  name: string;
  cases: number | null;
}
const places: Place[] = [
  { name: 'Орёл', cases: 2 },
  { name: 'Анапа', cases: null },
  { name: 'Псков', cases: 1234.5 },
];
const columns: TableColumn<Place>[] = [
  { key: 'name', label: 'Place', kind: 'text', value: ({ name }) => name },
  { key: 'cases', label: 'Cases', kind: 'number', value: ({ cases }) => cases },
];

beforeEach(() => {
  render(
    <KitPage>
      <DataTable title="Places" rows={places} columns={columns} rowKey={({ name }) => name} searchable />
    </KitPage>,
  );
});
afterEach(cleanup);

const listed = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => fireEvent.click(within(head(name)).getByRole('button'));

test('a click on a head sorts and says so, a second one turns it over', () => {
  sortBy('Cases');
  expect(listed()).toEqual(['Псков', 'Орёл', 'Анапа']);
  expect(head('Cases').getAttribute('aria-sort')).toBe('descending');
  sortBy('Cases');
  expect(listed()).toEqual(['Орёл', 'Псков', 'Анапа']);
});

test('a filter by text does not mind case and ё', () => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'орел' } });
  expect(listed()).toEqual(['Орёл']);
});

test('an unknown number is said in words, a known one in the format of the language', () => {
  expect(screen.getByRole('row', { name: /Анапа/ }).textContent).toBe('Анапанет данных');
  expect(screen.getByRole('row', { name: /Псков/ }).textContent).toBe('Псков1\u00A0234,5');
});

test('a file holds the same rows with bare values', () => {
  expect(tableForFile(places, columns).rows).toEqual([
    ['Орёл', 2],
    ['Анапа', null],
    ['Псков', 1234.5],
  ]);
});
