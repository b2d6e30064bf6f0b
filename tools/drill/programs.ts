import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nobody } from '#tools/test/postgres.ts';

/** Folders in which Debian has programs that an ordinary user's path leaves out. */
const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
const root = process.getuid?.() === 0;

/** Where a program stands; null where it is not installed. */
export function findProgram(name: string): string | null {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Those of the programs that are not installed. */
export function missingPrograms(names: readonly string[]): string[] {
  return names.filter((name) => findProgram(name) === null);
}

/** Programs of a drill in a folder of its own. They run as whoever runs the drill; where that is root, as nobody, since a database refuses root. */
export class Programs {
  readonly folder: string;
  readonly #running = new Map<string, ChildProcess>();

  constructor(folder: string) {
    this.folder = folder;
    own(folder);
    // Whoever ends a drill early leaves none of its programs behind.
    process.once('exit', () => {
      for (const name of this.#running.keys()) this.kill(name);
    });
  }

  /** A folder for a program's files. */
  makeFolder(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(path, { mode: 0o700 });
    own(path);
    return path;
  }

  /** Writes a file that the programs alone may read. */
  write(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    own(path);
    return path;
  }

  /** Starts a program; what it says stands in `<name>.log`. */
  start(name: string, program: string, args: readonly string[]): void {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const child = spawn(findProgram(program)!, args, {
      cwd: this.folder,
      stdio: ['ignore', log, log],
      env: { PATH: folders.join(':'), HOME: this.folder, LANG: 'C.UTF-8' },
      ...(root && { uid: nobody, gid: nobody }),
    });
    this.#running.set(name, child);
  }

  /** Kills a program and all it started, as when a machine loses its power: nobody can say goodbye. */
  kill(name: string): void {
    for (const pid of this.familyOf(name)) killNow(pid);
    this.#running.delete(name);
  }

  /** A program with all it started; nothing where it does not run. */
  familyOf(name: string): number[] {
    const pid = this.#running.get(name)?.pid;
    return pid === undefined ? [] : familyOf(pid);
  }

  /** Asks a program to end; done when it has, or was killed after ten seconds. */
  async stop(name: string): Promise<void> {
    const child = this.#running.get(name);
    if (child === undefined) return;
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGTERM');
    await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
    this.kill(name);
  }

  /** Stops all, those started last first. */
  async stopAll(): Promise<void> {
    for (const name of [...this.#running.keys()].toReversed()) await this.stop(name);
  }
}

function own(path: string): void {
  if (root) chownSync(path, nobody, nobody);
}

/** A process with its children and theirs, at this moment. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program stands in brackets and may hold anything.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended meanwhile.
    }
  }
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

/** Ends a process of the drill at once, if it is still there; another signal holds it or lets it go on. */
export function killNow(pid: number, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' = 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
