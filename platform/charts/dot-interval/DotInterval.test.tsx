import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { DotInterval } from './DotInterval.tsx';
import { layoutDotInterval } from './layout-dot-interval.ts';

const scale = { domain: [0, 2], reference: 1 } as const;

test('the middle of the scale is the middle of the picture', () => {
  expect(layoutDotInterval({ value: 1, low: 0.5, high: 1.5, ...scale }, 108)).toEqual({
    dot: 54,
    from: 29,
    to: 79,
    reference: 54,
  });
});

test('what lies beyond the scale stays at its edge', () => {
  expect(layoutDotInterval({ value: 3, low: 1.5, high: 9, ...scale }, 108)).toMatchObject({
    dot: 104,
    to: 104,
  });
});

test('an estimate above its rule', () => {
  expect(
    markupLines(<DotInterval value={1.17} low={1.16} high={1.18} {...scale} label="Rt 1,17" />),
  ).toMatchSnapshot();
});
