import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { followFile } from './follow-file.ts';

async function startFile() {
  const folder = await mkdtemp(join(tmpdir(), 'svodka-follow-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'set.csv.part');
  await writeFile(path, '');
  return { path, last: join(folder, 'set.csv'), whole: Promise.withResolvers<string>() };
}

test('bytes come as they are written, and the file ends where its writer does, under whatever name', async () => {
  const { path, last, whole } = await startFile();
  const bytes = followFile(path, whole.promise);
  const first = bytes.next();
  await appendFile(path, 'one,');
  expect(String((await first).value)).toBe('one,');
  await appendFile(path, 'two');
  await rename(path, last);
  whole.resolve(last);
  expect(String((await bytes.next()).value)).toBe('two');
  expect((await bytes.next()).done).toBe(true);
});

test('who comes in the moment of the new name finds the whole file', async () => {
  const { path, last, whole } = await startFile();
  await writeFile(path, 'all');
  await rename(path, last);
  whole.resolve(last);
  let read = '';
  for await (const bytes of followFile(path, whole.promise)) read += String(bytes);
  expect(read).toBe('all');
});

test('a writer that fails breaks what follows it off', async () => {
  const { path, whole } = await startFile();
  const bytes = followFile(path, whole.promise);
  const first = bytes.next();
  whole.reject(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
});
