import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { layoutRankedBars } from './layout-ranked-bars.ts';
import { RankedBars } from './RankedBars.tsx';
import { rankedBarsTable, type RankedBarsInput } from './ranked-bars-data.ts';

const size = { width: 400, height: 160, narrow: false };
const input: RankedBarsInput = {
  ...wordsOf('year'),
  about: aboutOf('Выбросы', '2019', 'т', '4 региона'),
  rows: [
    { id: 1, name: 'Москва', value: 5, own: true },
    { id: 2, name: 'Россия', value: 8, reference: true },
    { id: 3, name: 'Липецкая обл.', value: 80 },
    { id: 4, name: 'Тыва', value: null },
    { id: 5, name: 'Орловская обл.', value: 20 },
  ],
};
const names = (data: Partial<RankedBarsInput>) =>
  layoutRankedBars({ ...input, ...data }, size, input).rows.map(({ row }) => row.name);

test('highest first, then what they are compared with, the unknown last', () => {
  expect(names({})).toEqual(['Липецкая обл.', 'Орловская обл.', 'Москва', 'Россия', 'Тыва']);
  expect(names({ order: 'ascending' })[0]).toBe('Москва');
  expect(names({ order: 'given' })[0]).toBe('Москва');
});

test('bars share one scale, only the own one has the data colour', () => {
  const { rows } = layoutRankedBars(input, size, input);
  expect(rows[0]!.bar!.width / rows[1]!.bar!.width).toBeCloseTo(4, 1);
  expect(rows.map(({ bar }) => bar?.color ?? null)).toEqual([
    'var(--ghost)',
    'var(--ghost)',
    'var(--d1)',
    'var(--ghost)',
    null,
  ]);
});

test('bars of both signs part at one line', () => {
  const rows = [
    { id: 1, name: 'а', value: -10 },
    { id: 2, name: 'б', value: 10 },
  ];
  const layout = layoutRankedBars({ ...input, rows, order: 'given' }, size, input);
  const [minus, plus] = layout.rows;
  expect(minus!.bar!.x + minus!.bar!.width).toBeCloseTo(layout.zeroX!, 0);
  expect(plus!.bar!.x).toBeCloseTo(layout.zeroX!, 0);
});

test('the table is ordered as drawn and names the measure with its unit', () => {
  const table = rankedBarsTable(input);
  expect(table.columns.map(({ label }) => label)).toEqual(['Название', 'Выбросы, т']);
  expect(table.rows[0]).toEqual(['Липецкая обл.', 80]);
});

test('what became known later is a dashed tick on the same scale, and a column of the table', () => {
  const rows = [
    { id: 1, name: 'а', value: 10, later: 20 },
    { id: 2, name: 'б', value: 20 },
  ];
  const layout = layoutRankedBars({ ...input, rows, order: 'given' }, size, input);
  expect(layout.rows[0]!.laterX).toBe(layout.rows[1]!.bar!.x + layout.rows[1]!.bar!.width);
  expect(layout.rows[1]!.laterX).toBeNull();
  const table = rankedBarsTable({ ...input, rows, order: 'given' });
  expect(table.columns.at(-1)!.key).toBe('later');
  expect(table.rows.map((row) => row.at(-1))).toEqual([20, 20]);
  expect(renderToStaticMarkup(<RankedBars {...input} rows={rows} />)).toContain('data-ghost');
});

test('a name that has no room beside its bar stands above it whole, and so do all', () => {
  const long = 'Гостиницы и общественное питание';
  const rows = [
    { id: 1, name: long, value: 10 },
    { id: 2, name: 'Связь', value: 5 },
  ];
  const layout = layoutRankedBars({ ...input, rows }, size, input);
  expect(layout.isStacked).toBe(true);
  expect(layout.rows[0]!.name).toBe(long);
  expect(layout.rows.map(({ bar }) => bar!.x)).toEqual([0, 0]);
  expect(layoutRankedBars({ ...input, rows }, { ...size, width: 840 }, input).isStacked).toBe(false);
});

test('the keyboard begins with the first row', () => {
  expect(renderToStaticMarkup(<RankedBars {...input} />)).toContain(
    'aria-valuetext="Липецкая обл.: Выбросы 80,0 т"',
  );
});

test('five rows', () => {
  expect(markupLines(<RankedBars {...input} />)).toMatchSnapshot();
});
