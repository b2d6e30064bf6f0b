import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { layoutPyramid } from './layout-pyramid.ts';
import { Pyramid } from './Pyramid.tsx';
import { pyramidTable, type PyramidInput } from './pyramid-data.ts';

const input: PyramidInput = {
  ...wordsOf('year', 0),
  about: aboutOf('Население', '2020', 'чел.'),
  men: [100, 50],
  women: [80, 100],
};
/** 100 px each side: 236 less the spine of 36. */
const layout = layoutPyramid(input, { width: 236, height: 84 });

test('both sides share one scale: 100 people fill the half', () => {
  expect(layout.rows.map(({ menWidth }) => menWidth)).toEqual([100, 50]);
  expect(layout.rows.map(({ womenWidth }) => womenWidth)).toEqual([80, 100]);
  expect(layout.rows[0]!.menX).toBe(0);
});

test('the youngest stand below', () => {
  expect(layout.rows[0]!.y).toBeGreaterThan(layout.rows[1]!.y);
});

test('another year shares the scale and is outlined', () => {
  const before = { men: [200, 10], women: [10, 10], label: '1989' };
  const both = layoutPyramid({ ...input, before }, { width: 236, height: 84 });
  expect(both.rows[0]!.menWidth).toBe(50);
  expect(both.before.match(/M/g)).toHaveLength(2);
});

test('the last group is open, in the table and to the keyboard, which begins with the oldest', () => {
  expect(pyramidTable(input, input).rows).toEqual([
    ['0–4', 100, 80],
    ['5 и старше', 50, 100],
  ]);
  expect(renderToStaticMarkup(<Pyramid {...input} />)).toContain(
    'aria-valuetext="возраст 5 и старше: мужчины 50 чел.; женщины 100 чел."',
  );
});

test('two groups and another year', () => {
  const before = { men: [90, 60], women: [70, 90], label: '1989' };
  expect(
    markupLines(<Pyramid {...input} before={before} nominal={{ width: 236, height: 84 }} />),
  ).toMatchSnapshot();
});

test('what became known later of the year itself is dashed over its bars, on one scale, and stands in the table', () => {
  const later = { men: [200, 10], women: [80, 100] };
  const corrected = layoutPyramid({ ...input, later }, { width: 236, height: 84 });
  expect([layout.later, layout.rows[0]!.menWidth]).toEqual(['', 100]);
  expect([corrected.later.slice(0, 1), corrected.rows[0]!.menWidth]).toEqual(['M', 50]);
  expect(pyramidTable({ ...input, later }, input).rows[0]).toEqual(['0–4', 100, 80, 200, 80]);
  expect(renderToStaticMarkup(<Pyramid {...input} later={later} />)).toContain('data-ghost');
});
