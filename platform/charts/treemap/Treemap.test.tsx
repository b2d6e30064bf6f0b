import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { layoutTreemap } from './layout-treemap.ts';
import { squarify } from './squarify.ts';
import { Treemap } from './Treemap.tsx';
import { growthTones, toneOf, treemapTable, type TreemapInput } from './treemap-data.ts';

const whole = { x: 0, y: 0, width: 600, height: 400 };
const values = [6, 6, 4, 3, 2, 2, 1];
const input: TreemapInput = {
  ...wordsOf('year', 0),
  about: aboutOf('Выручка', '2016', 'млрд ₽'),
  items: [
    { id: '47', code: '47', name: 'Торговля', value: 50, change: 13 },
    { id: '46', code: '46', name: 'Опт', value: 100, change: -6 },
    { id: '61', code: '61', name: 'Связь', value: 0.1, change: null },
    { id: '62', code: '62', name: 'ИТ', value: 0.2, change: 4 },
    { id: '63', code: '63', name: 'Убыток', value: -5, change: 4 },
  ],
  tones: growthTones((percent) => `${percent} %`),
  toneTitle: 'рост',
  formatChange: (percent) => `${percent} %`,
};
const size = { width: 400, height: 300, narrow: false };

test('areas are in proportion to the values and fill the whole', () => {
  const rects = squarify(values, whole);
  rects.forEach(({ width, height }, at) =>
    expect(width * height).toBeCloseTo(((values[at] ?? 0) / 24) * 240_000, 3),
  );
});

test('no two areas overlap, none leaves the frame', () => {
  const rects = squarify(values, whole);
  for (const one of rects) {
    expect(one.x + one.width).toBeLessThanOrEqual(600.001);
    expect(one.y + one.height).toBeLessThanOrEqual(400.001);
    for (const other of rects)
      if (one !== other) {
        const apart =
          one.x + one.width <= other.x + 0.001 ||
          other.x + other.width <= one.x + 0.001 ||
          one.y + one.height <= other.y + 0.001 ||
          other.y + other.height <= one.y + 0.001;
        expect(apart).toBe(true);
      }
  }
});

test('areas stay near squares: none is longer than four times its width', () => {
  for (const { width, height } of squarify(values, whole))
    expect(Math.max(width / height, height / width)).toBeLessThan(4);
});

test('growth of exactly a bound belongs to the class above it', () => {
  const tones = growthTones(String);
  expect([-5, -0.1, 0, 5, 20].map((change) => toneOf(change, tones)?.tone)).toEqual([5, 5, 4, 3, 1]);
  expect(toneOf(null, tones)).toBeNull();
});

test('the smallest are drawn as one with their sum, losses are not drawn, the table has all', () => {
  const { cells } = layoutTreemap(input, size, input);
  expect(cells.map(({ item }) => [item.name, item.value])).toEqual([
    ['Опт', 100],
    ['Торговля', 50],
    ['Ещё 2', expect.closeTo(0.3)],
  ]);
  expect(treemapTable(input).rows).toHaveLength(5);
});

test('the keyboard begins with the largest', () => {
  expect(renderToStaticMarkup(<Treemap {...input} />)).toContain(
    'aria-valuetext="46 Опт: Выручка 100 млрд ₽; рост -6 %"',
  );
});

test('three areas with a legend', () => {
  expect(markupLines(<Treemap {...input} nominal={{ width: 400, height: 200 }} />)).toMatchSnapshot();
});
