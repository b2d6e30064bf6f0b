import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerSource } from '../../../deployed/server-process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kept = join(root, 'tools/upgrade/kept');
/** Where the server has stood, the newest place first. */
const programs = ['app/start/server.ts', 'app/server.ts'] as const;

/** The sources of an earlier commit in a folder of their own, built. */
export interface PreviousTree extends ServerSource {
  /** As people read it: the commit with its day and subject. */
  name: string;
  remove(): void;
}

/** The commit of the newest release that is kept, by the name of its backup. */
export function newestRelease(): string {
  const names = readdirSync(kept).filter((name) => name.endsWith('.tables.gz'));
  return /\+(\w+)\.tables/.exec(names.toSorted().at(-1)!)![1]!;
}

/** Takes the sources of a commit, installs the packages that they lock, and builds them; null where this clone does not have the commit. */
export function takePrevious(commit: string): PreviousTree | null {
  const name = git('log', '-1', '--format=%h of %as: %s', `${commit}^{commit}`);
  if (name === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'svodka-previous-'));
  const remove = (): void => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  if (git('worktree', 'add', '--force', '--detach', folder, commit) === null)
    throw new Error(`${commit} could not be taken out.`);
  const program = programs.find((path) => existsSync(join(folder, path)));
  if (program === undefined) throw new Error(`${commit} has no server where one is known to have stood.`);
  takePackages(folder);
  // Whoever starts it first installs what it locks.
  run(process.execPath, ['tools/run.mjs', 'tools/start/build.ts'], folder);
  return { tree: folder, program, name, remove };
}

/** Where the same packages are locked those that are here are linked: nothing is fetched. */
function takePackages(folder: string): void {
  const lockOf = (tree: string): string => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  if (lockOf(folder) !== lockOf(root)) return;
  run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], root);
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args[0]} ended with ${status}.`);
}
