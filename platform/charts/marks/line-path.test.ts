import { expect, test } from 'vitest';
import { areaPath, linePath } from './line-path.ts';
import { breakLines, estimateTextWidth, fitAxis, fitText } from './text-width.ts';

const at = (x: number, y: number) => ({ x, y });

test('a missing point breaks the line, it is never bridged', () => {
  expect(linePath([at(0, 0), at(1, 1), null, at(3, 3), at(4, 4)])).toBe('M0,0l1,1M3,3l1,1');
});

test('a lone point is drawn as a dot', () => {
  expect(linePath([null, at(1, 2), null])).toBe('M1,2h0');
});

test('tenths of a pixel are enough', () => {
  expect(linePath([at(0.123, 0.987), at(1, 1)])).toBe('M0.1,1l0.9,0');
});

test('steps add up to where the line ends, however long it is', () => {
  const points = Array.from({ length: 400 }, (_, step) => at(step * 0.349, Math.sin(step) * 50));
  const [x, y] = [...linePath(points).matchAll(/[Ml](-?[\d.]+),?(-?[\d.]+)/g)].reduce(
    ([sumX, sumY], [, stepX, stepY]) => [sumX + Number(stepX), sumY + Number(stepY)],
    [0, 0],
  );
  expect(x).toBeCloseTo(139.3, 5);
  expect(y).toBeCloseTo(Math.round(points.at(-1)!.y * 10) / 10, 5);
});

test('an area is one closed piece for each run', () => {
  expect(
    areaPath([at(0, 0), at(1, 0), null, at(3, 0), at(4, 0)], [at(0, 5), at(1, 5), null, at(3, 5), at(4, 5)]),
  ).toBe('M0,0l1,0V5H0ZM3,0l1,0V5H3Z');
});

test('a name that does not fit ends in an ellipsis', () => {
  expect(fitText('Коми', 100)).toBe('Коми');
  expect(fitText('Карачаево-Черкесия', 60)).toMatch(/^Кара.*…$/);
});

test('a long axis loses letters of its name, never its unit and its year', () => {
  const label = 'Население с доходами ниже прожиточного минимума, %, 2018';
  expect(fitAxis(label, 1000)).toBe(label);
  const fitted = fitAxis(label, 200);
  expect(fitted).toMatch(/^Население.*…, %, 2018$/);
  expect(estimateTextWidth(fitted)).toBeLessThanOrEqual(200);
});

test('lines break at spaces and keep every word', () => {
  const lines = breakLines('раз два три четыре пять', 60);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('раз два три четыре пять');
});
