import type { Services } from './context.ts';
import type { Database } from './db/db.ts';

/** What a command works with: the services of the process that owns the database. */
export type CommandServices = Services & { db: Database };

/** An operator's command: prints through `out`, returns its exit code. */
export type Command = (
  services: CommandServices,
  args: string[],
  out: (text: string) => void,
) => Promise<number>;
