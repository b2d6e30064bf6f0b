import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageBin } from '../package-bin.ts';
import { makeNew } from './make-new.ts';
import { openTree } from './tree.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const now = new Date('2026-11-22T09:30:00Z');
const folders =
  'app features services platform simulation newsengine feedformats connectors statistics cli tools db docs e2e deployed bench tsconfig.json package.json vitest.config.ts clients';
const call = 'regiondossier/getNewTab';
const titles = ['Мосты', 'Bridges', '橋', 'Pontes', 'Puentes'];

let copy: string;
/** Everything the generator can make, each made on top of the one before. */
const asked = [
  ['room', 'bridges'],
  ['call', 'bridges', 'bridges/getBridge'],
  ['call', 'bridges', 'bridges/getSpans', 'spans'],
  ['call', 'bridges', 'bridges/setSpan', 'spans'],
  ['call', 'regions', call, 'newTab'],
  ['page', 'bridges', 'Bridges', ...titles],
  ['page', 'regions/newTab', 'NewTab', ...titles],
  ['migration', 'bridges-of-a-region'],
];

/** What a generated file is part of; the rest of the tree is checked by its own step. */
const compiled = [
  'platform/web/virtual-calls.d.ts',
  'app',
  'features/bridges',
  'features/regions/server/newTab',
  'features/regions/web/newTab',
];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'svodka-new-'));
  for (const path of folders.split(' ')) cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const name of ['node_modules', 'data']) symlinkSync(join(root, name), join(copy, name));
  for (const args of asked) {
    const tree = openTree(copy);
    makeNew(tree, args, now);
    tree.save();
  }
  writeFileSync(
    join(copy, 'tsconfig.new.json'),
    JSON.stringify({ extends: './tsconfig.json', include: compiled }),
  );
}, 60_000);
// A busy machine takes its time to take a copied tree away.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

const made = (path: string): string => readFileSync(join(copy, path), 'utf8');
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, said: status === 0 ? '' : stdout + stderr };
};

test('a room, calls, pages and a migration that were generated compile', () => {
  const tsc = packageBin('typescript', 'tsc');
  // Several checkers work out the same types over again: one takes a third of the time in all.
  expect(run(tsc, '--noEmit', '-p', 'tsconfig.new.json', '--checkers', '1')).toEqual({
    status: 0,
    said: '',
  });
}, 240_000);

test('their own tests are green, and so are the rules of the house', () => {
  const paths = [
    'features/bridges',
    'features/regions/server/newTab',
    'tools/architecture',
    'app/routes/find-route',
  ];
  expect(run(packageBin('vitest'), 'run', '--maxWorkers=1', ...paths)).toEqual({ status: 0, said: '' });
}, 240_000);

test('a page has its line in the table, in the registry and its title in five languages', () => {
  expect(made('app/routes/route-table.ts')).toContain(
    "{ name: 'newTab', path: 'new-tab', page: 'newTabPage'",
  );
  expect(made('app/routes/page-registry.ts')).toContain(
    "newTabPage: 'features/regions/web/newTab/NewTabPage.tsx'",
  );
  for (const [at, locale] of ['ru', 'en', 'ja', 'pt', 'es'].entries())
    expect(made(`features/shell/messages/${locale}.ts`)).toContain(titles[at]);
});

test.each([
  [['room', 'regions'], 'The room regions is there already.'],
  [['call', 'rivers', 'rivers/getRiver'], 'There is no room rivers.'],
  [['call', 'regions', 'getRiver'], 'A call is named <group>/<verbNoun>'],
  [['call', 'bridges', 'bridges/getBridge'], 'bridges/getBridge is there already.'],
  [['page', 'bridges', 'Rivers'], 'A new address needs its title in ru, en, ja, pt, es'],
  [['page', 'news', 'Home'], 'home has a page of its own already'],
])('%j is refused with the reason, and nothing is written', (args, reason) => {
  expect(() => makeNew(openTree(copy), args, now)).toThrow(reason);
});

test('a call of a part whose handlers are its only file joins them where they stand', () => {
  const tree = openTree(copy);
  makeNew(tree, ['call', 'briefing', 'event/getNextTurn', 'turns'], now);
  expect(tree.read('features/briefing/server/turns-handlers.ts')).toContain("'event/getNextTurn'");
});

test('what is not known is answered with what is', () => {
  expect(makeNew(openTree(copy), ['song', 'x'], now)).toBeNull();
});
