import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { patternsOf, slowness } from './foreign-patterns.ts';
import { listSources } from './read-imports.ts';
import { bounded } from './bounded-patterns.ts';

const root = new URL('../../', import.meta.url);

/** Code that reads files, feeds, articles and requests. */
const reads =
  /^(?:feedformats|newsengine|connectors|statistics)\/|^platform\/(?:server|shared)\/|^(?:features|services)\/\w+\/(?:server|domain|contract)\//;

test('no pattern over texts of others can be made to run back over them', { timeout: 90_000 }, async () => {
  const files = (await listSources()).filter(
    (file) => reads.test(file) && !/\.test\.ts$|\/testing\/|\/messages\//.test(file),
  );
  const found = new Set<string>();
  const judged = new Map<string, ReturnType<typeof slowness>>();
  for (const file of files) {
    const text = await readFile(new URL(file, root), 'utf8');
    for (const { source, flags } of patternsOf(file, text)) {
      const key = `/${source}/${flags}`;
      if (!judged.has(key)) judged.set(key, slowness({ source, flags }));
      if (judged.get(key) !== null) found.add(`${file} ${key}`);
    }
  }
  const known = new Set(
    Object.entries(bounded).flatMap(([file, { patterns }]) => patterns.map((each) => `${file} ${each}`)),
  );
  expect([...found].filter((each) => !known.has(each))).toEqual([]);
  expect([...known].filter((each) => !found.has(each))).toEqual([]);
});

test.each([
  ['<row\\b([^>]*?)(?:\\/>|>([\\s\\S]*?)<\\/row>)', 'g', 'opening'],
  ['<si\\b[^>]*>', '', 'opening'],
  ['<[^>]*>', 'g', 'parts'],
  ['\\s+$', '', 'parts'],
  ['(a+)+$', '', 'parts'],
  ['<[^<>]*>', 'g', null],
  ['"[^"]*"', 'g', null],
  ['^<[^>]*>', '', null],
  ['\\d{1,3}', 'g', null],
] as const)('%s is judged rightly', (source, flags, told) => {
  expect(slowness({ source, flags })).toBe(told);
});
