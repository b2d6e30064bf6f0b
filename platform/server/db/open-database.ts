import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { wrapConnection, type Database } from './db.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import type { FromWorker, ToWorker } from './embedded-worker.ts';
import { valueTypes } from './value-types.ts';

/** Where the database is: a PostgreSQL address, otherwise a folder for the embedded one (`memory://` for tests). */
export interface DatabaseOptions {
  url?: string;
  dataDir: string;
  poolSize?: number;
  /** Fills a new embedded database from this backup file. */
  backup?: string;
}

/** Opens PostgreSQL when `url` is set, else the embedded database in a worker thread behind the same driver. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined
    ? openEmbedded(options.dataDir, options.backup)
    : openPostgres(options.url, options.poolSize ?? 10);
}

async function openPostgres(url: string, max: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: valueTypes,
    connectionTimeoutMillis: 10_000,
    application_name: 'svodka',
  });
  // An idle connection that the server closed must not end the process; the next query opens a new one.
  pool.on('error', () => {});
  return { ...wrapConnection('postgres', pool), pool, close: () => pool.end() };
}

async function openEmbedded(dataDir: string, backup?: string): Promise<Database> {
  if (!dataDir.includes('://')) await mkdir(dataDir, { recursive: true });
  const where = dataDir.includes('://') ? dataDir : join(dataDir, 'database');
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dataDir: where, backup },
  });
  await answerOf(worker, 'ready');
  const connection = {
    max: 1,
    types: valueTypes,
    stream: () => new EmbeddedStream(worker),
    idleTimeoutMillis: 0,
  };
  const pool = new pg.Pool(connection as pg.PoolConfig);
  pool.on('error', () => {});
  return {
    ...wrapConnection('embedded', pool),
    pool,
    close: () => closeEmbedded(pool, worker),
    dump: (path) => askWorker(worker, { type: 'dump', path }, 'dumped'),
  };
}

async function closeEmbedded(pool: pg.Pool, worker: Worker): Promise<void> {
  await pool.end();
  await askWorker(worker, { type: 'shutdown' }, 'shut');
  await worker.terminate();
}

function askWorker(worker: Worker, message: ToWorker, wanted: FromWorker['type']): Promise<void> {
  worker.postMessage(message);
  return answerOf(worker, wanted);
}

function answerOf(worker: Worker, wanted: FromWorker['type']): Promise<void> {
  return new Promise((done, refuse) => {
    const listen = (message: FromWorker): void => {
      if (message.type === wanted) {
        worker.off('message', listen);
        done();
      } else if (message.type === 'failed')
        refuse(new Error(`The embedded database did not open: ${message.message}`));
    };
    worker.on('message', listen);
    worker.once('error', refuse);
  });
}
