import { expect, test } from 'vitest';
import { listSources, readImports } from './read-imports.ts';

/** Parts of the library that no room comes to, and why: proven by known answers, read by nobody. Forecasts are issued by a job of their own and held by its tests. */
const unread: Record<string, string> = {
  'simulation/epidemic/clean-series.ts': 'a whole series at once; facts clean each day as it comes',
  'simulation/epidemic/measure-effect.ts': 'effects of measures together; measures are moved one by one',
  'simulation/population/mortality/deaths-by-age.ts': 'deaths by age: the screens count them over all ages',
};

const isShipped = (file: string): boolean => !/\.(test|gallery)\.tsx?$|\/testing\//.test(file);

test('every part of the library is read by a room, or its reason stands here', async () => {
  const files = (await listSources()).filter(isShipped);
  const library = files.filter((file) => file.startsWith('simulation/'));
  const rooms = files.filter((file) => /^(features|app|cli|services|statistics|operate|facts)\//.test(file));
  const importsOf = new Map<string, string[]>();
  for (const file of [...library, ...rooms])
    importsOf.set(
      file,
      (await readImports(file)).filter(({ typeOnly }) => !typeOnly).map(({ to }) => to),
    );
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file) || !file.startsWith('simulation/')) return;
    reached.add(file);
    for (const to of importsOf.get(file) ?? []) reach(to);
  };
  for (const room of rooms) for (const to of importsOf.get(room)!) reach(to);
  const unreached: string[] = [];
  for (const file of library) if (!reached.has(file) && (await hasValues(file))) unreached.push(file);
  expect(unreached.filter((file) => !file.startsWith('simulation/forecast/')).toSorted()).toEqual(
    Object.keys(unread).toSorted(),
  );
});

/** A file of types alone has nothing to be read. */
async function hasValues(file: string): Promise<boolean> {
  const { readFile } = await import('node:fs/promises');
  return /^export (async )?(function|const|class)/m.test(await readFile(file, 'utf8'));
}
