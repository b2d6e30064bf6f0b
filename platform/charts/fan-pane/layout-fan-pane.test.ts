import { expect, test } from 'vitest';
import { layoutFanPane } from './layout-fan-pane.ts';

const fan = (yMax: number) =>
  layoutFanPane({ past: [0, 50, 100], weeks: [[80, 90, 100, 150, 200]], yMax }, 30, 101);

test('weeks stand evenly, the future begins at the last known one', () => {
  expect(fan(100).now).toBe(20);
  expect(fan(100).line).toBe('M0,100.5l10-50l10-50');
});

test('what is wider than the scale is cut at its top', () => {
  expect(fan(100).outer).toBe('M20,0.5l10,0l0,20l-10-20Z');
});

test('before a known week the fan grows from nothing, and an unknown week breaks the line', () => {
  const { line, outer } = layoutFanPane({ past: [1, null], weeks: [[1, 2, 3, 4, 5]], yMax: 5 }, 30, 101);
  expect(line).toBe('M0,80.5h0');
  expect(outer).toBe('');
});
