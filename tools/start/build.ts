import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWorker } from '../build/build-worker.ts';
import { packFiles } from '../build/pack-files.ts';
import { packageBin } from '../package-bin.ts';
import { buildStamp } from './build-stamp.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the pages unless the last build was of the same sources; throws with the builder's words when it fails. */
export async function buildPages(): Promise<void> {
  const folder = `${root}${process.env['BUILD_DIR'] ?? 'build'}`;
  const stampFile = `${folder}/.stamp`;
  const stamp = await buildStamp(root);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  console.log('Building pages…');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [packageBin('@react-router/dev', 'react-router'), 'build'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The pages could not be built.\n${(stderr || stdout).slice(-3000)}`);
  await buildWorker(root, folder, stamp.slice(0, 12));
  await packFiles(`${folder}/client`);
  await mkdir(folder, { recursive: true });
  await writeFile(stampFile, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPages();
