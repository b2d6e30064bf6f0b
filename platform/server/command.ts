import type { Services } from './context.ts';
import type { Database } from './db/db.ts';

/** What a command works with: the services of the process that owns the database. */
export type CommandServices = Services & { db: Database };

/** What runs a command: prints through `out`, returns its exit code. */
export type RunCommand = (
  services: CommandServices,
  args: string[],
  out: (text: string) => void,
) => Promise<number>;

/** An operator's command: prints through `out`, returns its exit code. `usage` is what `--help` prints, without a database. */
export type Command = RunCommand & { usage: string };

/** A command with its help. */
export function describeCommand(usage: string, run: RunCommand): Command {
  return Object.assign(run, { usage });
}
