import { createSampleAccounts, type SampleAccount } from '#features/account/server/sample-accounts.ts';
import { loadCompilations, loadServiceNews } from '#features/news/server/import-corpus.ts';
import { ConfigError, readConfig, type Config } from '#platform/server/config.ts';
import { DataFolderInUseError, ownDataFolder } from '#platform/server/control-socket.ts';
import { DatabaseAwayError } from '#platform/server/db/await-database.ts';
import { NewerDatabaseError } from '#platform/server/db/migrate.ts';
import { newLoadingState, progressLine, type Progress } from '#platform/server/progress.ts';
import { buildApp } from './build-app.ts';
import { runCommand } from './commands.ts';
import { loadBehind, loadFirst } from './load-data.ts';
import { registerJobs } from './jobs.ts';
import { openServices, type OpenedServices } from './open-services.ts';

const operatorErrors = [ConfigError, DataFolderInUseError, DatabaseAwayError, NewerDatabaseError];

try {
  await serve(readConfig(process.env));
} catch (error) {
  const expected = operatorErrors.some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  let services: OpenedServices | undefined;
  const owner = await ownDataFolder(config.dataDir, async ({ command, args }, out) => {
    if (!services) throw new Error('The server is still starting; try again in a moment.');
    return runCommand(command, services, args, out);
  });
  services = await openServices(config);
  const loading = newLoadingState();
  await loadServiceNews(services.db);
  await loadCompilations(services.db);
  if (config.sampleData) await loadFirst(services.db, loading, showProgress);
  const accounts = config.sampleAccounts ? await createSampleAccounts(services) : [];
  await registerJobs(services);
  const app = await buildApp(services, { pages: true, loading });
  await app.listen({ host: config.HOST, port: config.PORT });
  loading.ready = true;
  sayReady(config, accounts);
  stopOnSignal(async () => {
    await app.close();
    await services.close();
    await owner.release();
  });
  if (config.sampleData) await loadBehind(services.db, loading, services.log);
  loading.complete = true;
}

function showProgress(progress: Progress): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r${progressLine(progress)}\x1b[K${progress.done < progress.total ? '' : '\n'}`);
  else if (progress.done >= progress.total) console.log(progressLine(progress));
}

function sayReady(config: Config, accounts: readonly SampleAccount[]): void {
  console.log(`\nSvodka is open at ${config.publicUrl}`);
  if (accounts.length > 0) console.log('Sample accounts:');
  for (const { email, password, what } of accounts)
    console.log(`  ${email.padEnd(26)} ${password.padEnd(14)} ${what}`);
}

/** Finishes the requests under way, then closes; a second signal ends at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(130);
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
