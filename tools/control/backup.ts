import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from '#app/commands.ts';
import type { Config } from '#platform/server/config.ts';
import { ownDataFolder } from '#platform/server/control-socket.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/** `backup [file]`: the whole database in one file; works while the server runs. */
export const runBackup: Command = async ({ db, config }, [given], out) => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = resolve(given ?? join(config.dataDir, `backup-${stamp}.${db.dump ? 'tar.gz' : 'dump'}`));
  if (existsSync(file)) {
    out(`${file} exists already; name another file.`);
    return 2;
  }
  if (db.dump) await db.dump(file);
  else await runTool('pg_dump', ['--format=custom', '--file', file, config.DATABASE_URL!]);
  out(`Backup: ${file}`);
  return 0;
};

/** `restore <file>`: fills an empty data folder, or an empty PostgreSQL database, from a backup. */
export async function runRestore(
  config: Config,
  [given]: string[],
  out: (text: string) => void,
): Promise<number> {
  if (given === undefined || !existsSync(given)) {
    out('Usage: npm run restore -- <backup file>');
    return 2;
  }
  if (config.DATABASE_URL !== undefined) {
    await runTool('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', config.DATABASE_URL, given]);
  } else {
    if (existsSync(join(config.dataDir, 'database'))) {
      out(
        `${config.dataDir} holds a database already. Move it away, or set DATA_DIR to a new folder; nothing was changed.`,
      );
      return 2;
    }
    const owner = await ownDataFolder(config.dataDir, async () => 1);
    const db = await openDatabase({ dataDir: config.dataDir, backup: resolve(given) });
    await db.query('select 1');
    await db.close();
    await owner.release();
  }
  out('Restored.');
  return 0;
}

function runTool(name: string, args: string[]): Promise<void> {
  return new Promise((done, refuse) => {
    const child = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () =>
      refuse(new Error(`${name} of PostgreSQL's client tools is needed and was not found.`)),
    );
    child.once('exit', (code) =>
      code === 0 ? done() : refuse(new Error(`${name} ended with code ${code}.`)),
    );
  });
}
