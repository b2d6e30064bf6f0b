import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { layoutScatter } from './layout-scatter.ts';
import { Scatter } from './Scatter.tsx';
import { scatterTable, type ScatterInput } from './scatter-data.ts';

const input: ScatterInput = {
  ...wordsOf('year'),
  about: aboutOf('Доход и бедность', '2020', '', '4 региона'),
  dots: [
    { id: 1, name: 'Москва', x: 100, y: 6, own: true },
    { id: 2, name: 'Тыва', x: 10, y: 34, named: true },
    { id: 3, name: 'Ямал', x: 1000, y: 4.6 },
    { id: 4, name: 'Без ряда', x: null, y: 10 },
    { id: 5, name: 'Возврат', x: -6, y: 11 },
  ],
  xAxis: { label: 'тыс. ₽', format: String, scale: 'log', reference: { value: 143, label: 'Россия 143' } },
  yAxis: { label: 'бедность, %', format: String },
};
const size = { width: 400, height: 300, narrow: false };
const layout = layoutScatter(input, size);
const dot = (id: number) => layout.dots.find((found) => found.dot.id === id)!;

test('ten times more is as far on a log axis, wherever it begins', () => {
  expect(dot(1).x - dot(2).x).toBeCloseTo(dot(3).x - dot(1).x, 0);
});

test('what a log axis cannot show stands as an arrow at its edge, what is unknown stands nowhere', () => {
  expect([dot(5).beyond, dot(5).x]).toEqual(['left', layout.left]);
  expect(layout.dots.map(({ dot: { id } }) => id)).not.toContain(4);
  expect(scatterTable(input, input).rows).toHaveLength(5);
});

test('a given bound turns what lies beyond into an arrow', () => {
  const bounded = layoutScatter({ ...input, yAxis: { ...input.yAxis, max: 20 } }, size);
  expect(bounded.dots.find((found) => found.dot.id === 2)?.beyond).toBe('above');
});

test('of two names that would meet the own one stays', () => {
  const near = { id: 6, name: 'Сосед', x: 101, y: 6.1, named: true };
  const { dots } = layoutScatter({ ...input, dots: [near, ...input.dots] }, size);
  expect(dots.filter(({ label }) => label).map((found) => found.dot.name)).toEqual(['Тыва', 'Москва']);
});

test('a name that fits on neither side of its dot is cut on the wider one, within the chart', () => {
  const long = { id: 7, name: 'Магнитогорский металлургический комбинат', x: 40, y: 20, named: true };
  const { dots, left, right } = layoutScatter(
    { ...input, dots: [long, ...input.dots] },
    { ...size, width: 300 },
  );
  const { label, x } = dots.find((found) => found.dot.id === 7)!;
  expect(label!.anchor).toBe(x - left > right - x ? 'end' : 'start');
  expect(label!.text).toMatch(/^Магнит.*…$/);
  expect(estimateTextWidth(label!.text)).toBeLessThanOrEqual(Math.max(x - left, right - x) - 10);
});

test('areas are in proportion to a third measure, which is explained, read out and saved', () => {
  const sizes = { label: 'жители, тыс.', format: String };
  const values = [12_000, 3000, 750, null, null];
  const sized = {
    ...input,
    sizes,
    dots: [...input.dots, { id: 9, name: 'Без жителей', x: 20, y: 20 }].map((each, at) => ({
      ...each,
      size: values[at] ?? null,
    })),
  };
  const { dots, sizeKey, axisY } = layoutScatter(sized, size);
  const radii = [1, 2, 3].map((id) => dots.find((found) => found.dot.id === id)!.r);
  expect(radii).toEqual([20, 10, 5]);
  expect(sizeKey!.circles.map(({ r, label }) => [r, label])).toEqual([
    [20, '12000'],
    [10, '3000'],
  ]);
  expect(sizeKey!.y).toBeGreaterThan(axisY + 38);
  expect(dots.find((found) => found.dot.id === 9)!.dot.hollow).toBe(true);
  expect(renderToStaticMarkup(<Scatter {...sized} />)).toContain(
    'aria-valuetext="Ямал: тыс. ₽ 1000; бедность, % 4.6; жители, тыс. 750"',
  );
  const { columns, rows } = scatterTable(sized, sized);
  expect([columns.at(-1)!.label, rows[0]!.at(-1), rows.at(-1)!.at(-1)]).toEqual([
    'жители, тыс.',
    12_000,
    null,
  ]);
  const changes = layoutScatter(
    { ...sized, dots: sized.dots.map((each) => ({ ...each, size: -each.x! })) },
    size,
  );
  expect(Math.min(...changes.dots.map(({ r }) => r))).toBe(2.5);
});

test('the keyboard reads both measures from the right', () => {
  expect(renderToStaticMarkup(<Scatter {...input} />)).toContain(
    'aria-valuetext="Ямал: тыс. ₽ 1000; бедность, % 4.6"',
  );
});

test('four dots with a reference', () => {
  expect(markupLines(<Scatter {...input} nominal={{ width: 400, height: 300 }} />)).toMatchSnapshot();
});

test('a picture that plays keeps its axes and the order of its dots; a dot without values is only read', () => {
  const playing = (moment: string, dots: ScatterInput['dots']) =>
    layoutScatter(
      {
        ...input,
        dots,
        moment,
        xAxis: { label: 'x', format: String, span: { min: 0, max: 100 } },
        yAxis: { label: 'y', format: String, span: { min: 0, max: 50 } },
      },
      size,
    );
  const [first, next] = [
    playing('2019', [
      { id: 1, name: 'A', x: 90, y: 10 },
      { id: 2, name: 'B', x: 20, y: 40 },
    ]),
    playing('2020', [
      { id: 1, name: 'A', x: 10, y: 5 },
      { id: 2, name: 'B', x: null, y: 4 },
    ]),
  ];
  expect([first.xTicks, first.yTicks]).toEqual([next.xTicks, next.yTicks]);
  expect([first, next].map(({ dots }) => dots.map(({ dot: { id } }) => id))).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(next.dots.map(({ isUnknown }) => isUnknown)).toEqual([false, true]);
  expect([next.moment!.text, next.moment!.size > 40]).toEqual(['2020', true]);
  const markup = renderToStaticMarkup(<Scatter {...input} moment="2020" />);
  expect(markup).toMatch(/font-size="\d{2}"[^>]*>2020</);
  // Three of five, wide and for a phone: one is unknown, one an arrow.
  expect(markup.match(/<circle/g)).toHaveLength(6);
});
