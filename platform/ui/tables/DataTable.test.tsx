// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { barColumn } from './bar-column.tsx';
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
  { key: 'cases', label: 'Cases', kind: 'number', unit: 'чел.', value: ({ cases }) => cases },
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

test('the rows of a table are counted, one row alone is not', () => {
  const drawn = (rows: typeof places) => {
    cleanup();
    const { container } = render(
      <KitPage>
        <DataTable title="Города" rows={rows} columns={columns} rowKey={({ name }) => name} downloadable />
      </KitPage>,
    );
    return container.querySelector('output')!.textContent;
  };
  expect([drawn(places), drawn(places.slice(0, 1))]).toEqual(['3 строки', '']);
});

test('a saved workbook says whose its figures are, their unit, period, source, day and address', async () => {
  cleanup();
  // Where another test's page stood is not where this one does.
  history.replaceState(null, '', '/ru/cities?asOf=2021-07-01');
  const source = { name: 'Росстат', sample: false, knownAt: '2021-03-01T00:00:00Z' };
  render(
    <KitPage>
      <h1>Орёл</h1>
      <Tile title="Случаи" sub="За 2020 год" source={<SourceLine source={source} />}>
        <DataTable title="Города" rows={places} columns={columns} rowKey={({ name }) => name} downloadable />
      </Tile>
    </KitPage>,
  );
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  fireEvent.click(screen.getByRole('button', { name: 'XLSX' }));
  await expect.poll(() => names).toEqual(['Орёл-Города.xlsx']);
  vi.restoreAllMocks();
  const files = unzipSync(new Uint8Array(await saved[0]!.arrayBuffer()));
  expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).toContain('Cases, чел.');
  const notes = strFromU8(files['xl/worksheets/sheet2.xml']!);
  for (const part of ['Орёл: Города. За 2020 год', 'Росстат', '<v>44256</v>', location.href])
    expect(notes).toContain(part);
});

test('a column that only draws and has no name has a plain cell in the head, not an empty heading', () => {
  cleanup();
  render(
    <KitPage>
      <DataTable
        title="Places"
        rows={places}
        columns={[...columns, barColumn(places, ({ cases }) => cases ?? 0)]}
        rowKey={({ name }) => name}
      />
    </KitPage>,
  );
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(names).toHaveLength(2);
  expect(names).not.toContain('');
});

test('in a tile of the same title the table is a landmark of its own name', () => {
  cleanup();
  render(
    <KitPage>
      <Tile title="Places">
        <DataTable title="Places" rows={places} columns={columns} rowKey={({ name }) => name} />
      </Tile>
    </KitPage>,
  );
  expect(screen.getAllByRole('region', { name: 'Places' })).toHaveLength(1);
  expect(screen.getAllByRole('region')).toHaveLength(2);
});
