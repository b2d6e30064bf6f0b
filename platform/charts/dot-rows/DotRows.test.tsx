import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { DotRows } from './DotRows.tsx';
import { dotRowsTable, type DotRowsInput } from './dot-rows-data.ts';
import { layoutDotRows } from './layout-dot-rows.ts';

const input: DotRowsInput = {
  ...wordsOf('week', 0),
  about: aboutOf('Ошибка', '2021', '%'),
  names: { value: 'Москва', beside: '85 регионов' },
  zone: { from: -5, to: 0 },
  ends: { low: 'точнее', zero: 'правило' },
  rows: [
    { id: 1, name: '1 неделя', value: -20, beside: -40 },
    { id: 2, name: '2 недели', value: 10, beside: null, muted: true },
  ],
};
const layout = layoutDotRows(input, { width: 400, height: 110, narrow: true });

test('a gain lies left of zero, a loss right of it, twice as much twice as far', () => {
  const [gain, loss] = layout.rows;
  expect(layout.zeroX - gain!.besideX!).toBeCloseTo(2 * (layout.zeroX - gain!.x!), 0);
  expect(loss!.x! - layout.zeroX).toBeCloseTo((layout.zeroX - gain!.x!) / 2, 0);
});

test('the zone that counts for nothing ends at zero', () => {
  expect(layout.zone!.x + layout.zone!.width).toBeCloseTo(layout.zeroX, 1);
});

test('the keyboard reads both dots, what is not known in words; the table has both', () => {
  expect(renderToStaticMarkup(<DotRows {...input} rows={input.rows.toReversed()} />)).toContain(
    '2 недели: Москва 10; 85 регионов нет данных',
  );
  expect(dotRowsTable(input).rows).toEqual([
    ['1 неделя', -20, -40],
    ['2 недели', 10, null],
  ]);
});

test('names that would take half the width stand above their dots, which have all of it', () => {
  const rows = input.rows.map((row) => ({ ...row, name: 'Эндокринные болезни и нарушения обмена' }));
  const narrow = layoutDotRows({ ...input, rows }, { width: 328, height: 110, narrow: true });
  expect(narrow.left).toBeLessThan(20);
  for (const row of narrow.rows) expect(row.nameY).toBeLessThan(row.y - 5);
  for (const row of layout.rows) expect(row.nameY).toBe(row.y + 4);
});

test('two rows', () => {
  expect(markupLines(<DotRows {...input} />)).toMatchSnapshot();
});
