import { expect, test } from 'vitest';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { hubColumns, hubCsv, hubFileName } from './hub-rows.ts';
import { arrangeHub, readHub, type HubLine } from './read-hub.ts';

const bounds = { places: new Map([['RU-MOW', 77]]), first: '2020-03-12', last: '2021-10-20' };
const week = hubLevels.map((_, at) => 100 + at);
const text = hubCsv([
  {
    originDay: '2021-10-01',
    measure: 'cases',
    location: 'RU-MOW',
    levels: hubLevels,
    weeks: [week, week, week, week],
  },
]);
const whole = (): HubLine[] =>
  text
    .trim()
    .split('\n')
    .map((line, at) => ({ row: at + 1, cells: line.split(',') }))
    .slice(1);
/** The file with one cell of its first line replaced. */
const withCell = (at: number, cell: string): HubLine[] =>
  whole().map((line, index) => (index === 0 ? { ...line, cells: line.cells.with(at, cell) } : line));
const reasonOf = (lines: HubLine[]): string => readHub(lines, bounds).refused[0]!.reason;

test('the file that goes out comes in with the same numbers', () => {
  expect(readHub(whole(), bounds)).toEqual({
    series: [
      { measure: 'cases', originDay: '2021-10-01', yugoId: 77, quantiles: [week, week, week, week].flat() },
    ],
    refused: [],
  });
});

test.each<[string, HubLine[], RegExp]>([
  ['a day in the future', withCell(0, '2021-10-21'), /in the future/],
  ['a day before the first report', withCell(0, '2020-03-11'), /before the first report/],
  ['a day that is none', withCell(0, '2021-02-30'), /is not a day/],
  ['another target', withCell(1, 'wk inc flu hosp'), /target wk inc flu hosp/],
  ['a week too far', withCell(2, '5'), /horizon 5/],
  [
    'the end of another week',
    withCell(3, '2021-10-09'),
    /target_end_date 2021-10-09: 2021-10-08 is expected/,
  ],
  ['an unknown location', withCell(4, 'XX'), /location XX is unknown/],
  ['another type of output', withCell(5, 'sample'), /only quantile/],
  ['a level of its own', withCell(6, '0.33'), /none of the 23 levels/],
  ['a negative value', withCell(7, '-1'), /is negative/],
  ['an empty value', withCell(7, ''), /is not a number/],
  ['quantiles that cross', withCell(7, '101.5'), /horizon 1: quantile 0.025 is below/],
  ['a missing quantile', whole().toSpliced(5, 1), /horizon 1: quantile 0.2 is missing/],
  ['a missing week', whole().slice(0, 69), /horizon 4: quantile 0.01 is missing/],
  ['a quantile given twice', [...whole(), { ...whole()[0]!, row: 94 }], /given twice/],
  ['a line cut short', [{ row: 2, cells: ['2021-10-01'] }], /8 cells/],
])('refused: %s', (_what, lines, reason) => {
  expect(reasonOf(lines)).toMatch(reason);
});

test('a refusal names the row of its line', () => {
  expect(readHub(withCell(7, '-1'), bounds).refused[0]).toMatchObject({ row: 2 });
});

test('the names that hubs used before and another order of columns are read alike; a header of neither is none', () => {
  const arranged = arrangeHub(hubColumns, whole());
  expect(arranged).toEqual(whole());
  const turned = whole().map(({ row, cells }) => ({ row, cells: cells.toReversed() }));
  expect(arrangeHub(hubColumns.toReversed(), turned)).toEqual(whole());
  const earlier = ['origin_date', 'target', 'horizon', 'location', 'output_type', 'output_type_id', 'value'];
  const old = whole().map(({ row, cells }) => ({ row, cells: cells.toSpliced(3, 1) }));
  expect(arrangeHub(earlier, old)).toEqual(whole());
  expect(arrangeHub(['origin_date', ...hubColumns.slice(1)], whole())).toBeNull();
  expect(arrangeHub([], [])).toBeNull();
});

test('a release in alarm says so in the name of its file, where the format has no room for it', () => {
  const moscow = { measure: 'cases', location: 'RU-MOW' } as const;
  expect(hubFileName('2022-01-16', moscow, true)).toBe('2022-01-16-svodka-cases-RU-MOW-alarm.csv');
  expect(hubFileName('2021-10-17', moscow, false)).toBe('2021-10-17-svodka-cases-RU-MOW.csv');
});
