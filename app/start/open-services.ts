import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import type { Config } from '#platform/server/config.ts';
import type { Services } from '#platform/server/context.ts';
import { openReplicas } from '#platform/server/db/replicas/replicas.ts';
import { awaitDatabase } from '#platform/server/db/await-database.ts';
import type { Database } from '#platform/server/db/db.ts';
import type { DatabaseOptions } from '#platform/server/db/open-database.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openJobs, type OpenedJobs } from '#platform/server/jobs/jobs.ts';
import { openLog } from '#platform/server/log/log.ts';
import { openMailer } from '#platform/server/mail/mail.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import type { Telemetry } from '#platform/server/telemetry/open-telemetry.ts';

const timeoutMs = 30_000;

/** Services with the database itself and the way to close everything in order. */
export interface OpenedServices extends Services {
  db: Database;
  jobs: OpenedJobs;
  close(): Promise<void>;
}

/** Where the database of an installation is. */
export function databaseOf(config: Config): DatabaseOptions {
  return {
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir: config.dataDir,
    poolSize: config.DATABASE_POOL,
  };
}

/** Opens the database (waiting for a server that is starting) unless it is open, migrations, jobs and mail. */
export async function openServices(config: Config, opened?: Database): Promise<OpenedServices> {
  const log = openLog(config.LOG_LEVEL);
  const db = opened ?? (await awaitDatabase(databaseOf(config), log, timeoutMs));
  try {
    await migrate(db);
    const mailer = openMailer(config, openBlobs({ config, db }, 'mail'));
    const jobs = await openJobs(db, log, { takes: config.takesJobs });
    const metrics = openMetrics();
    const telemetry = await openTelemetryIfWanted({ config, metrics, log });
    const replicas = openReplicas(db.answering, { config, log, metrics });
    const close = async (): Promise<void> => {
      await jobs.stop();
      await replicas?.close();
      await db.close();
      await telemetry?.close();
    };
    return { config, log, metrics, db, listen: db.listen, replicas, jobs, mailer, close };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Where traces and metrics go nowhere, nothing of their SDK is loaded. */
async function openTelemetryIfWanted(
  parts: Pick<Services, 'config' | 'metrics' | 'log'>,
): Promise<Telemetry | undefined> {
  if (parts.config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const { openTelemetry } = await import('#platform/server/telemetry/open-telemetry.ts');
  return openTelemetry(parts);
}
