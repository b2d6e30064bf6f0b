import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { patternsOf, slowness } from './foreign-patterns.ts';
import { listSources, readImports } from './read-imports.ts';
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

/** What an operator's recipe may not run in the thread that answers: patterns and expressions of its own, over answers of others. */
const evaluates = /\bnew RegExp\(|\.evaluate\(|\bnew Parser\(/;
/** These only look whether a pattern or an expression can be read, or write their pattern themselves. */
const harmless = new Set(['connectors/check-recipe.ts', 'connectors/read-period.ts']);

test('what evaluates a recipe over a foreign answer is imported by modules of the reading thread alone', async () => {
  const files = (await listSources()).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  const library = files.filter((file) => file.startsWith('connectors/'));
  const evaluating = new Set<string>();
  for (const file of library)
    if (!harmless.has(file) && evaluates.test(await readFile(new URL(file, root), 'utf8')))
      evaluating.add(file);
  const importsOf = async (file: string) =>
    (await readImports(file)).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to]));
  for (let before = -1; before < evaluating.size;) {
    before = evaluating.size;
    for (const file of library)
      if ((await importsOf(file)).some((to) => evaluating.has(to))) evaluating.add(file);
  }
  const inOtherThreads: string[] = [];
  for (const file of files)
    if (!file.startsWith('connectors/') && !file.endsWith('-reader.ts'))
      for (const to of await importsOf(file)) if (evaluating.has(to)) inOtherThreads.push(`${file} ${to}`);
  expect([...evaluating]).toContain('connectors/find-link.ts');
  expect([...evaluating]).toContain('connectors/read-source.ts');
  expect(inOtherThreads).toEqual([]);
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
