import type { Services } from './context.ts';
import type { Database } from './db/db.ts';

/** What a command works with: the services of the process that owns the database. */
export type CommandServices = Services & { db: Database };

/** What runs a command: prints through `out`, returns its exit code. */
export type RunCommand<Needed = CommandServices> = (
  services: Needed,
  args: string[],
  out: (text: string) => void,
) => Promise<number>;

/** An operator's command: prints through `out`, returns its exit code. `usage` is what `--help` prints, without a database. */
export type Command<Needed = CommandServices> = RunCommand<Needed> & { usage: string };

/** A command with its help; one that names what it needs of the services can be run with that alone. */
export function describeCommand<Needed extends Partial<CommandServices> = CommandServices>(
  usage: string,
  run: RunCommand<Needed>,
): Command<Needed> {
  return Object.assign(run, { usage });
}
