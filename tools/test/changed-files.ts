import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './steps.ts';

/** Files that every test stands on without importing them. */
const everywhere = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tools\/build\/.*)$/;
const source = /\.(tsx?|json|css)$/;

/**
 * Source files changed since the branch left main; on main itself since the last commit.
 * Null where all tests are to be run: without git, or when the change touches what every test stands on.
 */
export function changedFiles(): string[] | null {
  const base = git('merge-base', 'HEAD', 'main') ?? git('rev-parse', 'HEAD');
  const changed = base === null ? null : git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === null || added === null) return null;
  const paths = `${changed}\n${added}`.split('\n');
  if (paths.some((path) => everywhere.test(path))) return null;
  return paths.filter((path) => source.test(path) && existsSync(root + path));
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
