import type { Services } from '#platform/server/context.ts';
import type { Database } from '#platform/server/db/db.ts';

/** What a command works with: the services of the process that owns the database. */
export type CommandServices = Services & { db: Database };

/** An operator's command: prints through `out`, returns its exit code. */
export type Command = (
  services: CommandServices,
  args: string[],
  out: (text: string) => void,
) => Promise<number>;

/** Every command that works on the database, loaded when it is called. */
const commands: Record<string, () => Promise<Command>> = {
  admin: async () => (await import('#tools/admin/admin.ts')).runAdmin,
  feeds: async () => (await import('#tools/feeds/feeds.ts')).runFeeds,
  import: async () => (await import('#tools/control/import-series.ts')).runImport,
  backup: async () => (await import('#tools/control/backup.ts')).runBackup,
};

/** Runs a command by its name; an unknown one is named with those that exist. */
export async function runCommand(
  name: string,
  services: CommandServices,
  args: string[],
  out: (text: string) => void,
): Promise<number> {
  const load = commands[name];
  if (!load) {
    out(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}, restore.`);
    return 2;
  }
  return (await load())(services, args, out);
}
