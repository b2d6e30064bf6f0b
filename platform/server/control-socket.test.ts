import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askOwner, controlPath, DataFolderInUseError, ownDataFolder } from './control-socket.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svodka-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a second process on the data folder is refused, and may come when the first one left', async () => {
  const folder = await newFolder();
  const first = await ownDataFolder(folder, async () => 0);
  await expect(ownDataFolder(folder, async () => 0)).rejects.toBeInstanceOf(DataFolderInUseError);
  await first.release();
  const second = await ownDataFolder(folder, async () => 0);
  await second.release();
});

test('a socket left by a killed process is taken over', async () => {
  const folder = await newFolder();
  await writeFile(controlPath(folder), '');
  const owner = await ownDataFolder(folder, async () => 0);
  await owner.release();
});

test('a command runs in the owner, its words and its exit code come back', async () => {
  const folder = await newFolder();
  const owner = await ownDataFolder(folder, async ({ args }, out) => {
    out(`heard ${args.join(' ')}`);
    return 3;
  });
  const heard: string[] = [];
  expect(
    await askOwner(folder, { command: 'admin', args: ['users', 'list'] }, (text) => heard.push(text)),
  ).toBe(3);
  expect(heard).toEqual(['heard users list']);
  await owner.release();
});

test('without an owner a command learns that there is none', async () => {
  expect(await askOwner(await newFolder(), { command: 'admin', args: [] }, () => {})).toBeNull();
});
