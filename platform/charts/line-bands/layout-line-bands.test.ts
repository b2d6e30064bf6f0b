import { expect, test } from 'vitest';
import { forecastTexts, format } from '#platform/charts/fixtures/chart-words.ts';
import { earlier, forecast } from '#platform/charts/fixtures/forecast.ts';
import { lineBandsTable, type LineBandsData } from './line-bands-data.ts';
import { layoutLineBands } from './layout-line-bands.ts';

const points = Array.from({ length: 10 }, (_, index) => ({
  date: `2021-10-${11 + index}`,
  value: 1000 * (index + 1),
}));
const size = { width: 400, height: 224, narrow: true };
const words = { format, texts: forecastTexts };
const place = (data: Partial<LineBandsData>) =>
  layoutLineBands({ points, yMax: 30_000, ...data }, size, words);

test('a week without reports breaks the line', () => {
  const holes = points.filter(({ date }) => date < '2021-10-14' || date > '2021-10-16');
  expect(place({ points: holes }).line.match(/M/g)).toHaveLength(2);
});

test('a day far above the scale is cut at its edge and bears its figure', () => {
  const bars = points.map(({ date, value }, at) => ({ date, value: at === 4 ? 90_000 : value }));
  expect(place({ bars }).cut.map(({ label }) => label)).toEqual([format.value(90_000)]);
  expect(place({ bars: points }).cut).toEqual([]);
});

test('bands begin at the last report and widen from 50 to 95 %', () => {
  const { forecast: layout, end } = place({ forecast });
  expect(layout?.bands.map(({ percent }) => percent)).toEqual([95, 80, 50]);
  const start = `M${Math.round((end?.x ?? 0) * 10) / 10},${Math.round((end?.y ?? 0) * 10) / 10}l`;
  expect(layout?.bands.every(({ path }) => path.startsWith(start))).toBe(true);
});

test('weak horizons are drawn apart and get no ring', () => {
  const { forecast: layout } = place({ forecast });
  expect(layout?.rings).toHaveLength(3);
  expect(layout?.weakMedian).not.toBe('');
  const strong = { ...forecast, steps: forecast.steps.map((step) => ({ ...step, weak: false })) };
  expect(place({ forecast: strong }).forecast?.weakMedian).toBe('');
});

test('earlier forecasts start on the line, the oldest palest', () => {
  const two = [
    { releasedOn: '2021-10-12', points: [{ date: '2021-10-16', value: 2000 }] },
    { releasedOn: '2021-10-15', points: [{ date: '2021-10-19', value: 5000 }] },
  ];
  expect(place({ earlier: two }).earlier.map(({ opacity }) => opacity)).toEqual([0.6, 1]);
  expect(place({ earlier }).earlier).toHaveLength(0);
});

test('the cursor stops at every reported day and every horizon', () => {
  expect(
    place({ forecast })
      .stops.map(({ date }) => date)
      .slice(-5),
  ).toEqual(['2021-10-20', '2021-10-24', '2021-10-31', '2021-11-07', '2021-11-14']);
});

test('the table has both ends of each band beside the median', () => {
  const { columns, rows } = lineBandsTable({ points, forecast, yMax: 1 }, forecastTexts);
  expect(columns).toHaveLength(9);
  expect(rows.at(-4)).toEqual(['2021-10-24', null, 7860, 7280, 8380, 6570, 9070, 6230, 9760]);
});

test('bands are named from the widest inwards; one that leaves the drawing says where it ends', () => {
  const names = (yMax: number, width = 400) =>
    layoutLineBands({ points, yMax, forecast }, { ...size, width }, words).bandNames.map(({ label }) =>
      label.replaceAll(/\s/g, ' '),
    );
  expect(names(30_000)).toEqual(['95 %', '80 %', '50 %']);
  expect(names(20_000)).toEqual(['95 % ↑ 29 000', '80 % ↑ 23 900', '50 %']);
  // Where a fan is narrower than the words none stand over the days before it.
  expect(names(30_000, 120)).toEqual([]);
});
