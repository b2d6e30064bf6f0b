import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listSources } from './read-imports.ts';

const root = new URL('../../', import.meta.url);
const writer = 'platform/shared/delimited.ts';
/** Files that part cells by themselves, and why no cell of theirs is run or needs a quote. */
const allowed: Readonly<Record<string, string>> = {
  'features/community/server/settings/collect-own.ts': 'quotes names in SQL',
  'cli/feeds/feeds.ts': 'its reader knows no quotes: cells hold no tab and no line end, and are guarded',
};

/** Quotes a cell or parts cells by hand, in a file that speaks of such files. */
function writesCells(source: string): boolean {
  const quotes = /'""'|"\\"\\""|`""`/.test(source);
  const parts = /\.join\((?:'(?:,|;|\\t)'|separator|delimiter)\)/.test(source);
  const isTable = /\.(?:csv|tsv)\b|text\/csv|tab-separated|\bcsv\b|Csv\(/i.test(source);
  return quotes || (parts && isTable);
}

test('one function alone writes lines of CSV and TSV, so that no cell is run as a formula', async () => {
  const files = (await listSources()).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^(?:tools|bench|e2e|simulation)\//.test(file) && file !== writer,
  );
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')));
  const writers = files.filter((_, at) => writesCells(sources[at]!));
  expect(writers.filter((file) => !(file in allowed))).toEqual([]);
  expect(Object.keys(allowed).filter((file) => !writers.includes(file))).toEqual([]);
});

test('a writer made by hand is found', () => {
  expect(writesCells(`const cell = text.replaceAll('"', '""');`)).toBe(true);
  expect(writesCells(`download('a.csv', rows.map((row) => row.join(';')).join('\\n'))`)).toBe(true);
  expect(writesCells(`download('a.csv', rows.map((row) => delimitedLine(row)).join('\\n'))`)).toBe(false);
});
