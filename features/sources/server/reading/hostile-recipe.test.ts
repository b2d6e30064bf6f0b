import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Recipe } from '#connectors/recipe.ts';
import type { FetchAnswer } from '#platform/server/fetch/open-fetcher.ts';
import { openForeignReading } from '#platform/server/foreign/read-foreign.ts';
import { fetchAnswers } from './fetch-answers.ts';
import { findLinkAside } from './find-link-aside.ts';
import { readShippedRecipes } from './shipped-recipes.ts';
import { refusalOf } from './refusal-of.ts';

const reading = openForeignReading({ timeoutMs: 2_000, maxWaiting: 2, memoryMb: 256 });
afterAll(() => reading.close());

const recipeReader = new URL('./recipe-reader.ts', import.meta.url);
/** A search by it runs back over a text in as many ways as there are. */
const endless = '^(?:[^#]+[^#]?)+#$';
const long = 'a'.repeat(60_000);
const address = 'https://example.org/page';
const bytes = (text: string) => new TextEncoder().encode(text);

/** The reason of a refusal, and how many turns of its loop this thread had meanwhile. */
async function refused(work: Promise<unknown>): Promise<{ reason: unknown; turns: number }> {
  const state = { isDone: false, reason: undefined as unknown };
  work
    .catch((error: unknown) => (state.reason = refusalOf(error)?.reason))
    .finally(() => (state.isDone = true));
  let turns = 0;
  for (; !state.isDone; turns += 1) await nextTurn();
  return { reason: state.reason, turns };
}

test('a page or a pattern on which a search never ends is ended in its thread, by a sentence, and this one goes on', async () => {
  const task = { page: bytes(`<a href="/${long}">x</a>`), pattern: endless, address };
  const { reason, turns } = await refused(findLinkAside(reading, task));
  expect(reason).toBe('too_heavy');
  expect(turns).toBeGreaterThan(100);
  const honest = { ...task, page: bytes('<a href="data-2.csv">x</a>'), pattern: String.raw`.*data-\d\.csv$` };
  expect(await findLinkAside(reading, honest)).toBe('https://example.org/data-2.csv');
});

test.each([
  ['an expression without an end', { rows: '($f := function($n) { $f($n + 1) }; $f(0))' }],
  ['a pattern of columns', { wide: { columns: '(?:[^#]+[^#]?)+#', name: 'name', value: 'value' } }],
])('%s is ended in the thread with its reason', async (_name, odd) => {
  const base = (await readShippedRecipes()).get('owid_life_expectancy')!;
  const recipe = Recipe.parse({ ...base, ...odd, format: 'rows' in odd ? 'json' : 'csv' });
  const body = 'rows' in odd ? '{"a":1}' : `Entity,Code,Year,${long}\nRussia,RUS,2019,1\n`;
  const task = { recipe, answers: [{ bytes: bytes(body), given: {} }], places: [] };
  const all = (async () => {
    for await (const item of reading.read(recipeReader, task)) expect(item).toHaveProperty('kind', 'end');
  })();
  const { reason, turns } = await refused(all);
  expect(reason).toBe('too_heavy');
  expect(turns).toBeGreaterThan(100);
});

test('whoever ends a run ends its asking: the address that never answers is left', async () => {
  const recipe = (await readShippedRecipes()).get('owid_life_expectancy')!;
  const stop = new AbortController();
  const fetcher = {
    close: async () => {},
    fetch: ({ signal }: { signal?: AbortSignal }) =>
      new Promise<FetchAnswer>((_, reject) =>
        signal!.addEventListener('abort', () => reject(new Error('cut off'))),
      ),
  };
  const known = { etag: null, lastModified: null, contentHash: null };
  const asking = { fetcher, reading, countRecords: async () => 0, signal: stop.signal };
  const ending = fetchAnswers(recipe, { since: '2020-01-01', until: '2020-12-31' }, known, asking);
  stop.abort(new Error('stopped'));
  await expect(ending).rejects.toThrow('stopped');
});
