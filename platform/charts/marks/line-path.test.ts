import { expect, test } from 'vitest';
import { areaPath, linePath } from './line-path.ts';
import { breakLines, fitText } from './text-width.ts';

const at = (x: number, y: number) => ({ x, y });

test('a missing point breaks the line, it is never bridged', () => {
  expect(linePath([at(0, 0), at(1, 1), null, at(3, 3), at(4, 4)])).toBe('M0,0L1,1M3,3L4,4');
});

test('a lone point is drawn as a dot', () => {
  expect(linePath([null, at(1, 2), null])).toBe('M1,2h0');
});

test('tenths of a pixel are enough', () => {
  expect(linePath([at(0.123, 0.987), at(1, 1)])).toBe('M0.1,1L1,1');
});

test('an area is one closed piece for each run', () => {
  expect(
    areaPath([at(0, 0), at(1, 0), null, at(3, 0), at(4, 0)], [at(0, 5), at(1, 5), null, at(3, 5), at(4, 5)]),
  ).toBe('M0,0L1,0L1,5L0,5ZM3,0L4,0L4,5L3,5Z');
});

test('a name that does not fit ends in an ellipsis', () => {
  expect(fitText('Коми', 100)).toBe('Коми');
  expect(fitText('Карачаево-Черкесия', 60)).toMatch(/^Кара.*…$/);
});

test('lines break at spaces and keep every word', () => {
  const lines = breakLines('раз два три четыре пять', 60);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('раз два три четыре пять');
});
