import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { layoutSparkline } from './layout-sparkline.ts';
import { Sparkline } from './Sparkline.tsx';

test('the lowest value is 3 px above the lower edge, the highest 3 px under the upper one', () => {
  expect(layoutSparkline([0, 10], { width: 106, height: 26 })).toEqual({
    line: 'M2,23l100-20',
    end: { x: 102, y: 3 },
  });
});

test('a shared scale makes sparklines comparable', () => {
  const { end } = layoutSparkline([0, 10], { width: 106, height: 26, yMin: 0, yMax: 20 });
  expect(end?.y).toBe(13);
});

test('a gap stays a gap and the dot stands at the last known value', () => {
  const { line, end } = layoutSparkline([1, 2, null, 3, 4, null], { width: 106, height: 26 });
  expect(line.match(/M/g)).toHaveLength(2);
  expect(end?.x).toBe(82);
});

test('without any value nothing is drawn', () => {
  expect(layoutSparkline([null, null], { width: 106, height: 26 })).toEqual({ line: '', end: null });
});

test('a named sparkline', () => {
  expect(markupLines(<Sparkline values={[1, 3, 2, null, 4]} label="Рост за пять дней" />)).toMatchSnapshot();
});
