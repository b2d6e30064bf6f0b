import { expect, test } from 'vitest';
import { dailyTexts, format } from '#platform/charts/fixtures/chart-words.ts';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import { dailyBarsTable, type DailyBarsData, type DailyValue, sevenDayAverage } from './daily-bars-data.ts';
import { findPeaks } from './find-peaks.ts';
import { layoutDailyBars } from './layout-daily-bars.ts';

/** 1000 px of plot: of ten days each has 100 px; 100 cases are 100 px. */
const size = { width: 1008, height: 144, narrow: true };
const words = { format, texts: dailyTexts };
const january = (values: (number | null)[]): DailyValue[] =>
  values.map((value, index) => ({
    date: `2021-01-${String(index + 1).padStart(2, '0')}`,
    value,
    average: value,
  }));
const place = (data: Partial<DailyBarsData> & Pick<DailyBarsData, 'days'>) =>
  layoutDailyBars({ yMax: 100, ...data }, size, words);

const ten = january([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);

test('a bar is as high as its share of the scale', () => {
  const { bars, axisY } = place({ days: ten });
  expect(axisY).toBe(120);
  expect(bars.startsWith('M50 120V110M150 120V100')).toBe(true);
  expect(bars.endsWith('V20')).toBe(true);
});

test('a shorter window keeps the scale of all time', () => {
  const whole = place({ days: ten }).valueAxis;
  const window = place({ days: ten, from: '2021-01-01', to: '2021-01-03' }).valueAxis;
  expect(window.top).toBe(whole.top);
});

test('unfinished days are hatched and not among the bars', () => {
  const { bars, unfinished, days } = place({ days: ten, unfinishedDays: 3 });
  expect(bars.match(/M/g)).toHaveLength(7);
  expect(unfinished).toHaveLength(3);
  expect(days.filter(({ unfinished }) => unfinished).map(({ date }) => date)).toEqual([
    '2021-01-08',
    '2021-01-09',
    '2021-01-10',
  ]);
});

test('missing days, null or left out, make one hatched gap and break the line', () => {
  const days = january([10, 10, null, 10, 10, 10, 10]).filter(({ date }) => date !== '2021-01-04');
  const { gaps, line } = place({ days });
  expect(gaps).toHaveLength(1);
  expect(gaps[0]?.width).toBeCloseTo((2 * 1000) / 7, 0);
  expect(line.match(/M/g)).toHaveLength(2);
});

test('a negative correction hangs 5 px under the axis whatever its size', () => {
  expect(place({ days: january([50, -30]) }).bars).toContain('120V125');
  expect(place({ days: january([50, -3000]) }).bars).toContain('120V125');
});

test('a bar beyond the scale is cut at the upper edge and its figure written', () => {
  const { bars, cut } = place({ days: january([50, 250, 50]) });
  expect(bars).toContain('V20');
  expect(cut.map(({ label }) => label)).toEqual(['250']);
});

test('on a log scale tenfold is one step and what is not positive is not drawn', () => {
  const { valueAxis, bars } = place({ days: january([1, 10, 100, 0]), scale: 'log' });
  expect(valueAxis.y(10) - valueAxis.y(100)).toBeCloseTo(valueAxis.y(1) - valueAxis.y(10));
  expect(bars.match(/M/g)).toHaveLength(3);
});

test('on a log scale a day is a dot: a bar would begin nowhere', () => {
  const { bars, unfinished } = place({ days: january([1, 10, 100]), scale: 'log', unfinishedDays: 1 });
  expect(bars).not.toContain('V');
  expect(bars.match(/h0/g)).toHaveLength(2);
  expect(unfinished).toHaveLength(1);
});

test('the end carries the last average, in words only where there is room', () => {
  expect(place({ days: ten }).end).toMatchObject({ x: 950, y: 20, label: null });
  const wide = layoutDailyBars({ days: ten, yMax: 100 }, { width: 840, height: 144, narrow: false }, words);
  expect(wide.end?.label).toBe('100');
});

test('events take room from the plot, never from the height', () => {
  const event = { id: 'one', start: '2021-01-02', label: 'а' };
  expect(place({ days: ten, events: [event] }).axisY).toBe(120 - 32);
});

test('no day at all is an empty chart, not an error', () => {
  const { bars, line, end, days } = place({ days: [] });
  expect({ bars, line, end, days }).toEqual({ bars: '', line: '', end: null, days: [] });
});

test('the table has the days in sight and nothing else', () => {
  const { rows } = dailyBarsTable({ days: ten, from: '2021-01-09', yMax: 100 }, dailyTexts);
  expect(rows).toEqual([
    ['2021-01-09', 90, 90],
    ['2021-01-10', 100, 100],
  ]);
});

test('an average needs seven known days in a row', () => {
  expect(sevenDayAverage([7, 7, 7, 7, 7, 7, 7, 14])).toEqual([null, null, null, null, null, null, 7, 8]);
  expect(sevenDayAverage([7, 7, null, 7, 7, 7, 7, 7]).every((average) => average === null)).toBe(true);
});

test("Moscow's three peaks to October 2021 are found, the rise at the end is not one", () => {
  expect(findPeaks(moscowCases, 3)).toEqual(['2020-05-09', '2020-12-26', '2021-06-24']);
});

test('peak labels stand inside the plot, above every bar under them, and never meet', () => {
  for (const width of [328, 400, 840]) {
    const layout = layoutDailyBars(
      { days: moscowCases, yMax: 9120, peaks: findPeaks(moscowCases, 3) },
      { width, height: 300, narrow: width < 480 },
      words,
    );
    expect(layout.peaks).toHaveLength(3);
    expect(layout.peaks.every(({ y }) => y >= 14)).toBe(true);
  }
});

test('a strip takes 34 px under the axis, is cut to the days in sight, and stands in the table', () => {
  const strip = {
    name: 'strictness',
    shortName: 'strict',
    runs: [
      { from: '2020-12-01', to: '2021-01-05', value: 50 },
      { from: '2021-01-06', to: '2021-12-31', value: 80 },
    ],
  };
  const layout = place({ days: ten, strip });
  expect(layout.axisY).toBe(120 - 34);
  expect(layout.strip).toMatchObject({
    y: 114,
    label: 'strict',
    runs: [
      { x: 0, width: 500, strength: 0.5 },
      { x: 500, width: 500, strength: 0.8 },
    ],
  });
  const { columns, rows } = dailyBarsTable({ days: ten, yMax: 100, strip }, dailyTexts);
  expect(columns.at(-1)?.label).toBe('strictness');
  expect([rows[4]?.at(-1), rows[5]?.at(-1)]).toEqual([50, 80]);
});
