import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Node that can start the product. */
export interface InstalledNode {
  version: string;
  path: string;
}

/** The Node this process runs under, which the project brings, and the oldest other one on the PATH: the one somebody types `npm start` with. */
export function installedNodes(): InstalledNode[] {
  const own = { version: process.version, path: process.execPath };
  const others = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path) && existsSync(join(path, '../npm')))
    .map((path) => ({ version: spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim(), path }))
    .filter(({ version }) => version !== own.version && majorOf(version) >= 20)
    .toSorted((a, b) => majorOf(a.version) - majorOf(b.version));
  return [...others.slice(0, 1), own];
}

const majorOf = (version: string): number => Number(version.match(/^v(\d+)/)?.[1] ?? 0);
