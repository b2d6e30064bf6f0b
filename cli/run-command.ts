import { resolve } from 'node:path';
import { runCommand, usageOf } from '#app/commands.ts';
import { openServices } from '#app/start/open-services.ts';
import { askOwner, ownDataFolder } from '#platform/server/control-socket.ts';
import { readConfig } from '#platform/server/config.ts';
import { keepFilesPrivate } from '#platform/server/private-files.ts';
import { moveUsage, runMoveToPostgres } from './backup/move-to-postgres.ts';
import { restoreUsage, runRestore } from './backup/restore.ts';

const [command = 'help', ...args] = process.argv.slice(2);
const out = (text: string): void => console.log(text);

try {
  process.exitCode = await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Help is said at once; the rest inside the running server when one owns the embedded database, otherwise here. */
async function run(): Promise<number> {
  const usage = asksForHelp() ? await helpOf(command) : null;
  if (usage !== null) {
    out(usage);
    return 0;
  }
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  keepFilesPrivate(config.dataDir);
  if (command === 'restore') return runRestore(config, args, out);
  if (command === 'move-to-postgres') return runMoveToPostgres(config, out);
  if (config.DATABASE_URL === undefined) {
    const answered = await askOwner(config.dataDir, { command, args: args.map(absolute) }, out);
    if (answered !== null) return answered;
  }
  const owner = config.DATABASE_URL === undefined ? await ownDataFolder(config.dataDir, async () => 1) : null;
  const services = await openServices(config);
  try {
    return await runCommand(command, services, args, out);
  } finally {
    await services.close();
    await owner?.release();
  }
}

/** `--help` or `help`; the commands of several verbs say what they take when none is named. */
function asksForHelp(): boolean {
  const isBare = args.length === 0 && ['admin', 'feeds', 'entities', 'import', 'live'].includes(command);
  return isBare || args.includes('--help') || args[0] === 'help';
}

async function helpOf(name: string): Promise<string | null> {
  if (name === 'restore') return restoreUsage;
  return name === 'move-to-postgres' ? moveUsage : usageOf(name);
}

/** A path given from this folder must mean the same file to the server, which may run in another. */
function absolute(argument: string): string {
  return /^\.{1,2}\/|^[^:]+\.opml$/.test(argument) ? resolve(argument) : argument;
}
