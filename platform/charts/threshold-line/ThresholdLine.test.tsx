import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { aboutOf, wordsOf } from '#platform/charts/fixtures/period-words.ts';
import { layoutThresholdLine } from './layout-threshold-line.ts';
import { ThresholdLine } from './ThresholdLine.tsx';
import { thresholdTable, type ThresholdLineInput } from './threshold-line-data.ts';

const size = { width: 400, height: 248, narrow: false };
const day = (at: number) => `2021-10-${String(at + 1).padStart(2, '0')}`;
const points = [0, 40, 90, 20, 60].map((value, at) => ({ day: day(at), value }));
const input: ThresholdLineInput = {
  period: 'day',
  ...wordsOf('day', 0),
  about: aboutOf('Новые случаи', '1–5 октября 2021', 'случаев'),
  points,
  threshold: 50,
  side: 'above',
  fired: [day(2), day(4)],
  firedWord: 'сработало бы',
};
const lay = (data: Partial<ThresholdLineInput> & { span?: { min: number; max: number } }) =>
  layoutThresholdLine({ ...input, ...data }, size, input);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const chart = (data: Partial<ThresholdLineInput> = {}) => (
  <ThresholdLine
    {...input}
    {...data}
    nominal={{ width: 400, height: 248 }}
    handleLabel="Порог"
    sayThreshold={(value) => `${value} случаев`}
    onThreshold={() => {}}
  />
);

test('the threshold lies on the scale of the course, and the ground beyond it is where it tells', () => {
  // 0 … 100 on the 180 px from 200 up to 20: 50 stands in the middle.
  const { lines, grounds, plotY } = lay({});
  expect(plotY).toBe(200);
  expect(lines).toEqual([{ value: 50, y: 110 }]);
  expect(grounds).toMatchObject([{ y: 20, height: 90 }]);
  expect(lay({ side: 'below' }).grounds).toMatchObject([{ y: 110, height: 90 }]);
});

test('either way there are two lines and two grounds', () => {
  const { lines, grounds, valueAxis } = lay({ side: 'both' });
  expect(lines.map(({ value }) => value)).toEqual([50, -50]);
  expect(grounds).toHaveLength(2);
  expect(valueAxis.bottom).toBeLessThanOrEqual(-50);
});

test('a height is read back as the threshold it stands for, in whole steps, and not beyond the plot', () => {
  const { valueAt, step, lines } = lay({});
  expect(step).toBe(1);
  expect(valueAt(lines[0]!.y)).toBe(50);
  expect(valueAt(20.7)).toBe(100);
  expect(lay({ leastStep: 10 }).valueAt(57)).toBe(80);
  expect(valueAt(-500)).toBe(100);
  expect(valueAt(5000)).toBe(0);
});

test('a threshold beyond the course widens the scale, but not while it is held', () => {
  expect(lay({ threshold: 400 }).valueAxis.top).toBeGreaterThanOrEqual(400);
  const { valueAxis, lines } = lay({ threshold: 400, span: { min: 0, max: 100 } });
  expect([valueAxis.top, lines[0]?.y]).toEqual([100, 20]);
});

test('what would have been told is ringed at its figure, with bells as long as they do not touch', () => {
  const { fired, points: drawn, isDense } = lay({});
  expect(fired.map(({ at, y }) => [at, y])).toEqual([
    [2, drawn[2]!.y],
    [4, drawn[4]!.y],
  ]);
  expect(isDense).toBe(false);
  const many = Array.from({ length: 90 }, (_, at) => ({
    day: new Date(Date.UTC(2021, 0, 1 + at)).toISOString().slice(0, 10),
    value: at % 2,
  }));
  expect(lay({ points: many, fired: many.map((one) => one.day) }).isDense).toBe(true);
});

test('a missing day breaks the line and is hatched', () => {
  const { path, gaps } = lay({ points: points.filter((_, at) => at !== 2), fired: [] });
  expect([path.match(/M/g)?.length, gaps.length]).toEqual([2, 1]);
});

test('the table says every period, its figure and whether it would have been told', () => {
  const rows = thresholdTable(input).rows.map(([period, ...rest]) => [plain(String(period)), ...rest]);
  expect(rows).toEqual([
    ['1 октября 2021', 0, null],
    ['2 октября 2021', 40, null],
    ['3 октября 2021', 90, 'сработало бы'],
    ['4 октября 2021', 20, null],
    ['5 октября 2021', 60, 'сработало бы'],
  ]);
});

test('the grip is a slider that says its threshold; the last period says that it would have been told', () => {
  const markup = renderToStaticMarkup(chart());
  expect(markup).toContain('role="slider"');
  expect(markup).toContain('aria-valuetext="50 случаев"');
  expect(plain(markup)).toMatch(/aria-valuetext="5 октября 2021: Новые случаи 60; сработало бы"/);
});

test('without a figure the chart says so and there is nothing to take hold of', () => {
  const markup = renderToStaticMarkup(chart({ points: [], fired: [] }));
  expect(markup).toContain('нет данных');
  expect(markup).not.toContain('role="slider"');
});

test('a course, its threshold and two times it would have told', () => {
  expect(markupLines(chart())).toMatchSnapshot();
});
