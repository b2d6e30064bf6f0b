import { ConfigError, readConfig } from '#platform/server/config.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { openJobs } from '#platform/server/jobs.ts';
import { openLog } from '#platform/server/log.ts';
import { openMailer } from '#platform/server/mail.ts';
import { buildApp } from './build-app.ts';

try {
  await serve();
} catch (error) {
  const known = error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  const db = await openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir, poolSize: config.DATABASE_POOL });
  await migrate(db);
  const jobs = await openJobs(db, log);
  const app = await buildApp({ config, log, db, jobs, mailer: openMailer(config) }, { pages: true });
  await app.listen({ host: config.HOST, port: config.PORT });
  console.log(`Svodka: ${config.publicUrl}`);
  const stop = async (): Promise<void> => {
    await app.close();
    await jobs.stop();
    await db.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
