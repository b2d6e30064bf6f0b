import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from './messages-plugin.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('every file of texts is compiled for the browser: one that is passed over shows its braces', () => {
  const files = globSync('{features,services,platform}/**/messages/**/{ru,en,ja,pt,es}.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !catalogue.test(`/${file}`))).toEqual([]);
});
