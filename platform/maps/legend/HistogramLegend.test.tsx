import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { classColors, classOf, countClasses } from '#platform/maps/classes.ts';
import { mapFormat } from '#platform/maps/fixtures/map-words.ts';
import { HistogramLegend } from './HistogramLegend.tsx';
import { layoutHistogramLegend } from './layout-histogram-legend.ts';

const bounds = [50, 100, 150];

test('a value on a bound belongs to the class above', () => {
  expect([49.9, 50, 149.9, 150, 999].map((value) => classOf(value, bounds))).toEqual([0, 1, 2, 3, 3]);
});

test('what is not reported is in no class', () => {
  expect(countClasses([10, 60, null, 200, 60], bounds)).toEqual([1, 2, 0, 1]);
});

test('colours run from the palest to the strongest step whatever their number', () => {
  expect(classColors({ bounds, palette: 'sequential' })).toEqual([
    'var(--q1)',
    'var(--q3)',
    'var(--q5)',
    'var(--q7)',
  ]);
  expect(classColors({ bounds: [-2, 2], palette: 'diverging' })).toEqual([
    'var(--v1)',
    'var(--v4)',
    'var(--v7)',
  ]);
  expect(() => classColors({ bounds: [1, 2, 3, 4, 5, 6, 7], palette: 'sequential' })).toThrow(RangeError);
});

test('the fullest class reaches the top, half of it half as high, and bounds stand between classes', () => {
  const [one, other] = layoutHistogramLegend([10, 5], [50], 402);
  expect([one?.barHeight, other?.barHeight]).toEqual([48, 24]);
  expect(one?.bound).toEqual({ x: 201, value: 50 });
  expect(other?.bound).toBeNull();
});

test('four classes that can be pointed at, with the sign for no data', () => {
  const texts = {
    label: 'Легенда',
    class: (from: number | null, to: number | null, count: number) => `${from ?? '…'}–${to ?? '…'}: ${count}`,
    noData: 'нет данных',
  };
  expect(
    markupLines(
      <HistogramLegend
        scale={{ bounds, palette: 'sequential' }}
        counts={[1, 2, 0, 1]}
        format={mapFormat}
        texts={texts}
        highlighted={1}
        onHighlight={() => undefined}
      />,
    ),
  ).toMatchSnapshot();
});
