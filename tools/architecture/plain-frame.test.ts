import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readFiles } from './read-css.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = [...(await readFiles(/\.tsx?$/)), ...(await readFiles(/\.css$/))].filter(
  ({ path }) => !path.includes('.test.') && !path.startsWith('e2e/'),
);

test.each([
  ['internals of the router', /\bUNSAFE_|__reactRouter/],
  ['a promise that never settles', /new Promise(<\w+>)?\(\(\) => \{\}\)/],
  ['a layout that waits until it is seen', /content-visibility|contain-intrinsic/],
])('the pages do without %s', (_what, pattern) => {
  expect(files.length).toBeGreaterThan(2000);
  expect(files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

test('what the renderer gave is what is sent: nothing that serves pages searches or changes their HTML', () => {
  const serving = files.filter(({ path }) => /^app\/(render|entry)\//.test(path));
  expect(serving.length).toBeGreaterThan(10);
  const changing =
    /html\w*\s*\.\s*(replace|match|split|slice|indexOf)|<\/?(script|link|body|head)\b[^>]*>\/|<script\(/;
  const found = serving.filter(({ path, text }) => path.endsWith('.ts') && changing.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('what the build adds to Vite and the router is at most 200 lines, and app/ at most 45 files', () => {
  const plugins = readdirSync(`${root}tools/build`).filter((name) => name.endsWith('-plugin.ts'));
  const lines = plugins.map((name) => readFileSync(`${root}tools/build/${name}`, 'utf8').split('\n').length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(200);
  const own = files.filter(({ path }) => /^app\/(?!testing\/).*\.tsx?$/.test(path));
  expect(own.length).toBeLessThanOrEqual(45);
});
