// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aroundTile, drawTile } from '#platform/web/testing/draw-tile.tsx';
import type { EnsembleResult, ScenarioDifference } from '#features/models/domain/scenario/ensemble-result.ts';
import { SavedRows } from '#features/models/web/frame/SavedRows.tsx';
import type { SavedParams } from '#features/models/web/frame/use-saved-params.ts';
import { DifferencesTable } from './DifferencesTable.tsx';

afterEach(cleanup);

const spread = (q50: number) => ({ q05: q50 - 100, q50, q95: q50 + 100 });
const difference = (cases: number): ScenarioDifference => ({
  cases: spread(cases),
  deaths: spread(-700),
  peakIcu: spread(300),
  daysOver: spread(0),
  overflowShare: 0,
});
const reference = {
  cases: spread(50_000),
  deaths: spread(2000),
  peakIcu: spread(900),
  overflow: { share: 0.25, firstDay: null },
} as EnsembleResult;

test('four scenarios stand beside each other by what they change, each change with its sign, none as a total', () => {
  const rows = [-12_000, 4000, -900, 25_000].map((cases, at) => ({
    id: String(at),
    name: `Вариант ${at + 1}`,
    difference: difference(cases),
  }));
  const text = drawTile(<DifferencesTable {...{ reference, rows }} hasBeds />);
  for (const [at, cases] of ['−12 000', '+4 000', '−900', '+25 000'].entries())
    expect(text).toContain(`Вариант ${at + 1} ${cases}`);
  expect(text.match(/−700/g)).toHaveLength(4);
  expect(text.match(/\+300/g)).toHaveLength(4);
  expect(text, 'not 50 000 − 12 000').not.toContain('38 000');
});

test('four saved ones are compared at most: with four ticked a fifth cannot be', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => ({
    id,
    version: 1,
    name: `Вариант ${id}`,
    modelVersion: '1.1',
    savedAt: '2021-10-19T10:00:00.000Z',
    content: {},
  }));
  const list = (chosen: number[]) => (
    <SavedRows
      {...{ rows, chosen }}
      limit={200}
      actions={{} as SavedParams}
      onChoose={() => {}}
      onOpen={() => {}}
    />
  );
  const isOff = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).disabled;
  const { unmount } = render(aroundTile(list([1, 2, 3])));
  expect(isOff('Вариант 5')).toBe(false);
  unmount();
  render(aroundTile(list([1, 2, 3, 4])));
  expect([isOff('Вариант 5'), isOff('Вариант 4')]).toEqual([true, false]);
});
