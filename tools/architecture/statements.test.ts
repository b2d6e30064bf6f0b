import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listSources } from './read-imports.ts';

const root = new URL('../../', import.meta.url);

/** Reads as many facts as the table it is joined with has rows, once per import. */
const joined = ['statistics/import/store/compare-series.ts'];

test('facts are reached by the index, series by series: a plain join with them may read the whole table', async () => {
  const files = (await listSources()).filter((file) => !/\.test\.tsx?$|^(?:bench|tools)\//.test(file));
  const found: string[] = [];
  for (const file of files)
    if (/\bjoin\s+fact\b/i.test(await readFile(new URL(file, root), 'utf8'))) found.push(file);
  expect(found).toEqual(joined);
});
