import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readImports } from './read-imports.ts';

const steps = 'newsengine/steps';

/** Source files reached from one by imports of any kind, types too; itself included. */
async function closureOf(file: string): Promise<string[]> {
  const reached = new Set([file]);
  for (const each of reached) for (const { to } of await readImports(each)) reached.add(to);
  return [...reached];
}

test('a step of the news engine is understood from at most 15 files, itself and the types it names included', async () => {
  const names = await readdir(fileURLToPath(new URL(`../../${steps}/`, import.meta.url)));
  const files = names.filter((name) => !name.endsWith('.test.ts')).map((name) => `${steps}/${name}`);
  expect(files.length).toBeGreaterThanOrEqual(7);
  for (const file of files) {
    const closure = await closureOf(file);
    expect(closure.length, `${file} reaches ${closure.join(', ')}`).toBeLessThanOrEqual(15);
  }
});

test('what a step reaches is followed through files and types', async () => {
  expect(await closureOf(`${steps}/tell-genre.ts`)).toEqual([
    `${steps}/tell-genre.ts`,
    'newsengine/item.ts',
    'newsengine/text/language-code.ts',
  ]);
});
