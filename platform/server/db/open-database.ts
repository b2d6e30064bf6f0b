import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { Channels } from './channels.ts';
import { copyEmbedded } from './copy-embedded.ts';
import { wrapPool, type Database } from './db.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { openOwnConnection, type OwnConnection } from './own-connection.ts';
import type { FromWorker, ToWorker } from './embedded-worker.ts';
import { valueTypes } from './value-types.ts';

/** Where the database is: a PostgreSQL address, otherwise a folder for the embedded one (`memory://` for tests). */
export interface DatabaseOptions {
  url?: string;
  /** The same database past a pooler that keeps no session; `url` is then the pooler. */
  directUrl?: string;
  dataDir: string;
  poolSize?: number;
  /** Fills a new embedded database from this backup file. */
  backup?: string;
}

/** The embedded database's files cannot be opened; the message is a sentence for the operator. */
export class EmbeddedDatabaseError extends Error {}

/** Opens PostgreSQL when `url` is set, else the embedded database in a worker thread behind the same driver. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined
    ? openEmbedded(options.dataDir, options.backup)
    : openPostgres(options.url, options);
}

/** How long an answer may wait for a connection, and for one statement. */
const answeringLimits = { connectionTimeoutMillis: 2_000, query_timeout: 4_000, statement_timeout: 4_000 };

async function openPostgres(
  url: string,
  { directUrl, poolSize: max = 10 }: Pick<DatabaseOptions, 'directUrl' | 'poolSize'>,
): Promise<Database> {
  // Behind a pooler a connection is another's in the next moment: nothing is set on it, nor asked for at its opening.
  const isPooled = directUrl !== undefined;
  const usual = { connectionString: url, max, types: valueTypes, application_name: 'svodka' };
  // Statements here are short: compiling one costs the server up to thirty times what it saves. Said first on a connection, before any other statement.
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    if (!isPooled) await client.query('set jit = off');
  };
  const limits = { ...answeringLimits, ...(isPooled && { statement_timeout: undefined }) };
  const pool = new pg.Pool({ ...usual, connectionTimeoutMillis: 10_000, onConnect });
  const answering = new pg.Pool({ ...usual, ...limits, onConnect });
  let own: Promise<OwnConnection> | undefined;
  const openOwn = (): Promise<OwnConnection> =>
    (own ??= openOwnConnection(directUrl ?? url).catch((error: unknown) => {
      own = undefined;
      throw error;
    }));
  return {
    ...wrapPool('postgres', pool),
    pool,
    answering: wrapPool('postgres', answering),
    own: openOwn,
    listen: async (channel, hear) => (await openOwn()).listen(channel, hear),
    async close() {
      await own?.then(
        (connection) => connection.close(),
        () => {},
      );
      await Promise.all([pool.end(), answering.end()]);
    },
  };
}

async function openEmbedded(dataDir: string, backup?: string): Promise<Database> {
  if (!dataDir.includes('://')) await mkdir(dataDir, { recursive: true });
  const where = dataDir.includes('://') ? dataDir : join(dataDir, 'database');
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dataDir: where, backup },
  });
  try {
    await answerOf(worker, 'ready');
  } catch (error) {
    await worker.terminate();
    throw new EmbeddedDatabaseError(
      `The embedded database in ${where} did not open: ${(error as Error).message || 'its files are broken or none of a database'}. Restore a backup into a new DATA_DIR, or ask for help with this folder; nothing in it was changed.`,
    );
  }
  const connection = {
    max: 1,
    types: valueTypes,
    stream: () => new EmbeddedStream(worker),
    idleTimeoutMillis: 0,
  };
  const pool = new pg.Pool(connection as pg.PoolConfig);
  const channels = new Channels();
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => channels.tell(channel, payload)),
  );
  const db = wrapPool('embedded', pool);
  return {
    ...db,
    pool,
    answering: db,
    async listen(channel, hear) {
      // The one session of the database hears on, whatever becomes of the connection to it.
      if (!channels.has(channel)) await db.run(`listen ${pg.escapeIdentifier(channel)}`);
      return channels.add(channel, hear);
    },
    close: () => closeEmbedded(pool, worker),
    ...(where !== dataDir && { copyTo: (folder) => copyEmbedded(pool, where, folder) }),
    dump: (path, packing = 'gzip') => askWorker(worker, { type: 'dump', path, packing }, 'dumped'),
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
      } else if (message.type === 'failed') refuse(new Error(message.message));
    };
    worker.on('message', listen);
    worker.once('error', refuse);
  });
}
