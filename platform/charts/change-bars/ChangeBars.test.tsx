import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { changeFormat } from '#platform/charts/fixtures/chart-words.ts';
import { ChangeBars } from './ChangeBars.tsx';
import { changeColor, layoutChangeBars } from './layout-change-bars.ts';

const changes = [
  { id: 1, name: 'А', percent: 30 },
  { id: 2, name: 'Б', percent: -10 },
  { id: 3, name: 'В', percent: null },
];
const options = { worse: 'more', format: changeFormat.value, noData: 'нет данных' } as const;

test('bars grow from one line to both sides, a third as long for a third of the change', () => {
  const { zeroX, rows } = layoutChangeBars(changes, 400, options);
  expect(rows[0]?.bar?.x).toBe(zeroX);
  expect((rows[1]?.bar?.x ?? 0) + (rows[1]?.bar?.width ?? 0)).toBeCloseTo(zeroX);
  expect((rows[0]?.bar?.width ?? 0) / (rows[1]?.bar?.width ?? 1)).toBeCloseTo(3, 1);
});

test('what is not known has no bar but words', () => {
  expect(layoutChangeBars(changes, 400, options).rows[2]).toMatchObject({ bar: null, label: 'нет данных' });
});

test('worse is rust and better teal whichever direction is worse, within 2 % it is sand', () => {
  expect([changeColor(30, 'more'), changeColor(-30, 'less')]).toEqual(['var(--v7)', 'var(--v7)']);
  expect([changeColor(-10, 'more'), changeColor(10, 'less')]).toEqual(['var(--v2)', 'var(--v2)']);
  expect(changeColor(1.9, 'more')).toBe('var(--v4)');
});

test('three rows: worse, better, unknown', () => {
  const texts = { label: 'Изменение', change: 'к прошлой неделе', noData: 'нет данных' };
  expect(
    markupLines(<ChangeBars changes={changes} worse="more" format={changeFormat} texts={texts} />),
  ).toMatchSnapshot();
});
