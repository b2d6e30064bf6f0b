import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { walkSteps, type StepWalk } from '#features/measures/testing/step-walk.ts';
import { runImportMeasures } from './import-measures.ts';

let api: TestApp;
let steps: StepWalk;
let folder: string;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
  folder = await mkdtemp(join(tmpdir(), 'svodka-measures-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function run(table: string | null, ...args: string[]): Promise<{ code: number; said: string }> {
  const file = join(folder, 'measures.csv');
  if (table !== null) await writeFile(file, table);
  const lines: string[] = [];
  const code = await runImportMeasures(
    { ...api.services, db: api.db },
    table === null ? args : [file, ...args],
    (line) => void lines.push(line),
  );
  return { code, said: lines.join('\n') };
}

const editor = ['--author', 'EDITOR@steps.example'];
const drafts = async (): Promise<number> =>
  (await steps.call('editor', 'getMeasures', { view: 'mine', status: [1] })).body.total;
const table = (...rows: string[]) => ['title,direction,yugoIds,starts,colour', ...rows].join('\n');

test('without a file or an author it says how it is called; nobody of that address has drafts', async () => {
  expect(await run(null)).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
  expect(await run(table())).toMatchObject({ code: 2 });
  const nobody = await run(table(), '--author', 'nobody@steps.example');
  expect(nobody).toMatchObject({ code: 2, said: 'There is no account nobody@steps.example.' });
});

test('a refused cell is named by row and column, and nothing is kept', async () => {
  const wrong = await run(
    table('Маски,Здоровье,Атлантида,12.07.2021,red', 'Вход,Здоровье,Москва,nie,'),
    ...editor,
  );
  expect(wrong.code).toBe(1);
  expect(wrong.said).toMatch(/unknown columns: colour/);
  expect(wrong.said).toMatch(/row 2, yugoIds: \S+ Атлантида/);
  expect(wrong.said).toMatch(/row 3, starts: \S+ nie/);
  expect(wrong.said).toMatch(/Nothing was kept: 2 cells of 2 rows/);
  expect(await drafts()).toBe(0);
});

test('a dry run keeps nothing; without it each row is a draft of the account', async () => {
  const rows = table('Маски,Здоровье,Москва,12.07.2021,', 'Вход,Здоровье,Москва,13.07.2021,');
  expect(await run(rows, ...editor, '--dry-run')).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 rows can be kept. Nothing was kept.'),
  });
  expect(await drafts()).toBe(0);
  expect((await run(rows, ...editor)).said).toContain('2 drafts kept.');
  expect(await drafts()).toBe(2);
});
