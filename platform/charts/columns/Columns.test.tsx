import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { Columns } from './Columns.tsx';
import { columnsTable, type ColumnsInput } from './columns-data.ts';
import { layoutColumns } from './layout-columns.ts';

const size = { width: 400, height: 240, narrow: false };
const quarters = (values: (number | null)[]) =>
  values.map((value, at) => ({ day: `2020-${String(at * 3 + 3).padStart(2, '0')}-30`, value }));
const input: ColumnsInput = {
  period: 'quarter',
  ...wordsOf('quarter', 0),
  about: aboutOf('Баланс', '2020', 'млрд ₽'),
  series: [{ id: 'a', name: 'баланс', points: quarters([80, -40, null, 20]) }],
};
const lay = (data: Partial<ColumnsInput>) => layoutColumns({ ...input, ...data }, size, input);

test('gains grow up from zero, losses down from it, and each has its own colour', () => {
  const { boxes, zeroY } = lay({});
  const [gain, loss] = boxes;
  expect(gain!.y + gain!.height).toBeCloseTo(zeroY, 0);
  expect(loss!.y).toBeCloseTo(zeroY, 0);
  expect(gain!.height / loss!.height).toBeCloseTo(2, 1);
  expect([gain!.color, loss!.color]).toEqual(['var(--d1)', 'var(--d2)']);
});

test('a missing quarter keeps its place and is hatched', () => {
  const { gaps, timeAxis } = lay({});
  expect(gaps.map(({ x, width }) => [x, width])).toEqual([
    [timeAxis.left + 2 * timeAxis.step, timeAxis.step],
  ]);
});

test('parts are stacked: their heights add up to the sum, which the table has too', () => {
  const series = [
    { id: 'a', name: 'а', points: quarters([10, 20]) },
    { id: 'b', name: 'б', points: quarters([30, 40]) },
  ];
  const { boxes, valueAxis, axisY } = lay({ series });
  expect(Math.min(...boxes.map(({ y }) => y))).toBeCloseTo(valueAxis.y(60), 0);
  expect(boxes[0]!.y + boxes[0]!.height).toBeCloseTo(axisY, 0);
  expect(columnsTable({ ...input, series }, input).rows).toEqual([
    ['I\u00A0квартал 2020', 10, 30, 40],
    ['II\u00A0квартал 2020', 20, 40, 60],
  ]);
});

test('parts below zero are stacked downwards, parts above it upwards, and no sum stands on either', () => {
  const series = [
    { id: 'a', name: 'убыль', points: quarters([-10, -20]) },
    { id: 'b', name: 'приезд', points: quarters([30, 5]) },
  ];
  const { boxes, figures, valueAxis, zeroY } = lay({ series });
  const [down, up] = boxes;
  expect([down!.y, down!.y + down!.height]).toEqual([
    expect.closeTo(zeroY, 0),
    expect.closeTo(valueAxis.y(-10), 0),
  ]);
  expect([up!.y, up!.y + up!.height]).toEqual([expect.closeTo(valueAxis.y(30), 0), expect.closeTo(zeroY, 0)]);
  expect(figures).toEqual([]);
});

test('figures stand over the columns where all have room, else over the last alone', () => {
  expect(lay({}).figures.map(({ label }) => label)).toEqual(['80', '−40', '20']);
  const points = Array.from({ length: 60 }, (_, at) => ({ day: `${1960 + at}-01-01`, value: 1000 + at }));
  const many = lay({ period: 'year', series: [{ id: 'a', name: 'а', points }] });
  expect(many.figures.map(({ label }) => label)).toEqual(['1\u00A0059']);
});

test('why a period is left out is said where it is hatched', () => {
  const points = quarters([80, null, 20]).map((point) =>
    point.value === null ? { ...point, note: 'карантин' } : point,
  );
  expect(lay({ series: [{ id: 'a', name: 'а', points }] }).notes.map(({ label }) => label)).toEqual([
    'карантин',
  ]);
});

test('the keyboard reads a quarter as a quarter', () => {
  expect(renderToStaticMarkup(<Columns {...input} />)).toContain(
    'aria-valuetext="IV\u00A0квартал 2020: баланс 20"',
  );
});

test('four quarters, one a loss, one missing', () => {
  expect(markupLines(<Columns {...input} />)).toMatchSnapshot();
});
