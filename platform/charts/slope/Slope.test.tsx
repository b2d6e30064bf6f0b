import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { findNearestLine, layoutSlope } from './layout-slope.ts';
import { Slope } from './Slope.tsx';
import { slopeTable, type SlopeInput } from './slope-data.ts';

const input: SlopeInput = {
  ...wordsOf('year', 1),
  about: aboutOf('Бедность', '2000–2020', '%', '4 региона'),
  first: '2000',
  last: '2020',
  rows: [
    { id: 1, name: 'Татарстан', start: 33.2, end: 6.6, own: true, coloured: true },
    { id: 2, name: 'Марий Эл', start: 60.2, end: 19.5, coloured: true },
    { id: 3, name: 'Россия', start: 29, end: 12.1, coloured: true, reference: true },
    { id: 4, name: 'Самара', start: 31.2, end: 12.3 },
    { id: 5, name: 'Крым', start: null, end: 17 },
  ],
};
const size = { width: 400, height: 260, narrow: true };
const layout = layoutSlope(input, size);

test('the highest at the end comes first and stands above, a place without a start is only a row of the table', () => {
  expect(layout.lines.map(({ row }) => row.name)).toEqual(['Марий Эл', 'Самара', 'Россия', 'Татарстан']);
  const ends = layout.lines.map(({ y2 }) => y2);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect(slopeTable(input).rows).toEqual([
    ['Марий Эл', 60.2, 19.5, -40.7],
    ['Крым', null, 17, null],
    ['Самара', 31.2, 12.3, -18.9],
    ['Россия', 29, 12.1, -16.9],
    ['Татарстан', 33.2, 6.6, -26.6],
  ]);
});

test('names keep apart and on the chart, the country has no colour', () => {
  const heights = layout.lines.map(({ right }) => right!.y);
  for (const [at, y] of heights.slice(1).entries()) expect(y - heights[at]!).toBeGreaterThanOrEqual(15);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(layout.upper);
  expect(Math.max(...heights)).toBeLessThanOrEqual(layout.lower);
  expect(layout.lines.map(({ color }) => color)).toEqual([
    'var(--c2)',
    'var(--ghost)',
    'var(--ghost)',
    'var(--c1)',
  ]);
});

test('of 85 places only the coloured ones are named, the others are one path', () => {
  const rows = Array.from({ length: 85 }, (_, id) => ({
    id,
    name: `Region ${id}`,
    start: id,
    end: 85 - id,
    coloured: id < 5,
  }));
  const { lines, rest } = layoutSlope({ ...input, rows }, size);
  expect(lines.filter(({ right }) => right !== null)).toHaveLength(5);
  expect(rest.match(/M/g)).toHaveLength(80);
});

test('equal values lie in the middle; a pointer finds the line above or below it; nothing known says so', () => {
  const flat = layoutSlope({ ...input, rows: [{ id: 1, name: 'А', start: 5, end: 5 }] }, size);
  expect(flat.lines[0]!.y1).toBe((flat.upper + flat.lower) / 2);
  const last = layout.lines.at(-1)!;
  expect(findNearestLine(layout, layout.right, last.y2)).toBe(3);
  expect(findNearestLine({ ...layout, lines: [] }, 0, 0)).toBeNull();
  expect(renderToStaticMarkup(<Slope {...input} rows={[]} />)).not.toContain('NaN');
  expect(renderToStaticMarkup(<Slope {...input} />)).toContain('Марий Эл');
});
