import { expect, test } from 'vitest';
import { markupLines } from '#platform/charts/fixtures/markup-lines.ts';
import { format } from '#platform/charts/fixtures/chart-words.ts';
import { CompareLines } from './CompareLines.tsx';
import {
  compareLinesTable,
  maxSeries,
  layoutCompareLines,
  type ComparedSeries,
} from './layout-compare-lines.ts';

const dates = ['2021-10-18', '2021-10-19', '2021-10-20'];
const series: ComparedSeries[] = [10, 10.5, 11, 60, 90, 95].map((value, id) => ({
  id,
  name: `Область ${id}`,
  values: [value, null, value],
}));
const size = { width: 400, height: 224, narrow: true };

test('at most five lines are drawn and listed', () => {
  expect(layoutCompareLines({ series, dates, yMax: 100 }, size, format).series).toHaveLength(maxSeries);
  expect(compareLinesTable({ series, dates, yMax: 100 }, { date: 'день' }).columns).toHaveLength(
    1 + maxSeries,
  );
});

test('names at the ends keep 16 px however near the lines end', () => {
  const heights = layoutCompareLines({ series, dates, yMax: 100 }, size, format)
    .series.map(({ labelY }) => labelY)
    .toSorted((one, other) => one - other);
  const gaps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});

test('a missing day is a gap in the line', () => {
  expect(
    layoutCompareLines({ series, dates, yMax: 100 }, size, format).series[0]?.path.match(/M/g),
  ).toHaveLength(2);
});

test('two series on one scale', () => {
  const chart = (
    <CompareLines
      series={series.slice(3, 5)}
      dates={dates}
      yMax={100}
      format={format}
      texts={{ label: 'Две области', date: 'день', noData: 'нет данных' }}
      nominal={{ width: 400, height: 224 }}
    />
  );
  expect(markupLines(chart)).toMatchSnapshot();
});
