import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listUses, tabIndicators } from './list-uses.ts';

const root = new URL('../../../../', import.meta.url);
const folderOf: Partial<Record<keyof typeof tabIndicators, string>> = { healthDetail: 'health' };

/** Every word in quotes that the files of a tab hold, tests apart. */
async function wordsOf(tab: string): Promise<Set<string>> {
  const words = new Set<string>();
  for (const floor of ['server', 'domain', 'web']) {
    const folder = new URL(`features/regions/${floor}/${tab}/`, root);
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter((each) => /(?<!\.test)\.tsx?$/.test(each)))
      for (const [, word] of (await readFile(new URL(name, folder), 'utf8')).matchAll(/'([a-z]\w+)'/g))
        words.add(word!);
  }
  return words;
}

test('an indicator is used where the registries of tiles, families and balances have it', () => {
  expect(listUses('grp')).toEqual(['overview']);
  expect(listUses('life_expectancy')).toEqual(['population', 'populationDetail', 'dashboard']);
  expect(listUses('happiness')).toEqual([]);
});

test.each(Object.keys(tabIndicators) as (keyof typeof tabIndicators)[])(
  'what is told of the tab %s is read by its files',
  async (tab) => {
    const words = await wordsOf(folderOf[tab] ?? tab);
    expect(tabIndicators[tab].filter((code) => !words.has(code))).toEqual([]);
  },
);
