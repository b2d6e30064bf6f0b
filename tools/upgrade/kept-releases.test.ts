import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, root), 'utf8');
const kept = readdirSync(new URL('tools/upgrade/kept', root));

test('every version of the changelog has its kept backup: one that is missing is made by tools/upgrade/keep-backup.ts', () => {
  const told = [...textOf('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version!);
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  expect(told[0]).toBe(version);
  for (const part of ['made.json', 'tables.gz']) {
    const versions = kept.filter((name) => name.endsWith(part)).map((name) => name.split('+')[0]!);
    expect([...new Set(versions)].toSorted(), part).toEqual(told.toSorted());
  }
});
