import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { format } from '#platform/charts/fixtures/chart-words.ts';
import { layoutHeight, layoutSmallMultiple, smallMultiplesTable } from './layout-small-multiple.ts';
import { SmallMultiples } from './SmallMultiples.tsx';

const data = {
  items: [
    { id: 1, name: 'Москва', href: '/1', values: [10, 20, 40], marked: true },
    { id: 2, name: 'Коми', values: [null, 5, null] },
  ],
  dates: ['2021-10-18', '2021-10-19', '2021-10-20'],
  ghost: [10, 10, 10],
  yMax: 40,
};

test('zero stands on the axis, the shared maximum 1 px under the upper edge', () => {
  expect([layoutHeight(0, 40), layoutHeight(40, 40), layoutHeight(400, 40)]).toEqual([55.5, 1, 1]);
});

test('the same value has the same height in every pane', () => {
  const [one, other] = [layoutSmallMultiple([10, 40], 40), layoutSmallMultiple([10, 20], 40)];
  expect(one.line.split('l')[0]).toBe(other.line.split('l')[0]);
});

test('the table lists the days with the country first', () => {
  const { columns, rows } = smallMultiplesTable(data, { date: 'день', ghost: 'Россия' });
  expect(columns.map(({ label }) => label)).toEqual(['день', 'Россия', 'Москва', 'Коми']);
  expect(rows[0]).toEqual(['2021-10-18', 10, 10, null]);
});

test('two panes, one a link and marked, one with a single day', () => {
  const texts = { label: 'Три дня', noData: 'нет данных' };
  expect(
    markupLines(<SmallMultiples {...data} threshold={25} format={format} texts={texts} />),
  ).toMatchSnapshot();
});
