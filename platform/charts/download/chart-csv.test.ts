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
  const average = moscowCases.at(-1)?.average ?? 0;
  expect(read.at(-1)?.slice(0, 2)).toEqual(['2021-10-20', '5847']);
  expect(Number(read.at(-1)?.[2])).toBeCloseTo(average, 2);
});

test('no file carries the noise of binary fractions, whole figures stay whole', () => {
  const rows = [
    ['а', 159.83623572968125],
    ['б', 0.002443],
    ['в', 12_655_051],
    ['г', 19_673_004.27],
    ['д', -0.1 - 0.2],
  ];
  expect(chartCsv({ columns, rows }).split('\r\n').slice(1, 6)).toEqual([
    'а,159.8362',
    'б,0.002443',
    'в,12655051',
    'г,19673004.3',
    'д,-0.3',
  ]);
});

test('where a comma parts decimals a semicolon parts cells: a spreadsheet opens it in columns', () => {
  const manner = { separator: ';', decimal: ',' } as const;
  expect(chartCsv({ columns, rows: [['Томск; Обь', 1234.5]] }, manner)).toBe(
    'имя;"число, штук"\r\n"Томск; Обь";1234,5\r\n',
  );
});
