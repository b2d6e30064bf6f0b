import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { dailyTexts } from '#platform/charts/fixtures/chart-words.ts';
import { moscowCases } from '#platform/charts/fixtures/moscow-days.ts';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { chartCsv } from './chart-csv.ts';

const columns = [
  { key: 'name', label: 'имя', kind: 'text' as const },
  { key: 'value', label: 'число, штук', kind: 'number' as const },
];

test('lines end in CRLF, commas and quotes are quoted, gaps are empty', () => {
  const rows = [
    ['Москва', 1234.5],
    ['«А», "Б"', null],
  ];
  expect(chartCsv({ columns, rows })).toBe('имя,"число, штук"\r\nМосква,1234.5\r\n"«А», ""Б""",\r\n');
});

test('no name becomes a formula, a negative number stays a number', () => {
  expect(chartCsv({ columns, rows: [['=1+1', -5]] })).toContain("\r\n'=1+1,-5\r\n");
});

test('the file has exactly the days and figures drawn', () => {
  const data = { days: moscowCases, from: '2021-10-01', yMax: 9120 };
  const table = dailyBarsTable(data, dailyTexts);
  const read = parse(chartCsv(table)) as string[][];
  expect(read).toHaveLength(21);
  expect(read.at(-1)).toEqual(['2021-10-20', '5847', String(moscowCases.at(-1)?.average)]);
});
