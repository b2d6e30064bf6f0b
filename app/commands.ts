import type { Command, CommandServices } from '#platform/server/command.ts';

/** Every command that works on the database, loaded when it is called. */
const commands: Record<string, () => Promise<Command>> = {
  admin: async () => (await import('#cli/admin/admin.ts')).runAdmin,
  feeds: async () => (await import('#cli/feeds/feeds.ts')).runFeeds,
  entities: async () => (await import('#cli/entities/entities.ts')).runEntities,
  import: async () => (await import('#cli/import-series.ts')).runImport,
  live: async () => (await import('#cli/live/live.ts')).runLive,
  backup: async () => (await import('#cli/backup/backup.ts')).runBackup,
};

/** What `--help` prints of a command; null for an unknown one. */
export async function usageOf(name: string): Promise<string | null> {
  const load = commands[name];
  return load ? (await load()).usage : null;
}

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
