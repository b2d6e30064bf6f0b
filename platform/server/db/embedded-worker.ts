import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { openWriteAheadLog } from './write-ahead-log.ts';
import { isOutsideTransaction, startupAnswer, takeRequests } from './wire-frames.ts';

/** What the worker is told when it starts. */
export interface EmbeddedWorkerData {
  dataDir: string;
  /** A backup to fill a new data folder with. */
  backup?: string;
}

/** Main thread → worker: bytes of one connection, its opening and its end. */
export type ToWorker =
  | { type: 'open' }
  | { type: 'bytes'; bytes: Uint8Array }
  | { type: 'close' }
  | { type: 'dump'; path: string; packing: 'gzip' | 'none' }
  | { type: 'shutdown' };

/** Worker → main thread. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'bytes'; bytes: Uint8Array }
  | { type: 'dumped' }
  | { type: 'shut' };

/** The write-ahead log is given back to the disk at each checkpoint, not kept for the next one. */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['min_wal_size=32MB', 'max_wal_size=1GB', 'wal_recycle=off'].flatMap((setting) => ['-c', setting]),
];

const port = parentPort!;
const { dataDir, backup } = workerData as EmbeddedWorkerData;
const rollback = Buffer.from('Q\0\0\0\rROLLBACK\0', 'latin1');
const writeAheadLog = openWriteAheadLog();
const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

let pending: Uint8Array = new Uint8Array(0);
let greeted = false;
let queue: Promise<void> = Promise.resolve();

try {
  const loadDataDir = backup === undefined ? undefined : new Blob([await readFile(backup)]);
  const db = await PGlite.create({ dataDir, loadDataDir, extensions: { pg_trgm, unaccent }, startParams });
  port.on('message', (message: ToWorker) => {
    queue = queue
      .then(() => handle(db, message))
      .catch((error: Error) => say({ type: 'failed', message: error.message }));
  });
  say({ type: 'ready' });
} catch (error) {
  say({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
}

async function handle(db: PGlite, message: ToWorker): Promise<void> {
  if (message.type === 'shutdown') {
    await db.close();
    say({ type: 'shut' });
    return;
  }
  if (message.type === 'dump') {
    const dump = await db.dumpDataDir(message.packing);
    await writeFile(message.path, Buffer.from(await dump.arrayBuffer()));
    say({ type: 'dumped' });
    return;
  }
  if (message.type !== 'bytes') {
    // A connection that ended inside a transaction must not leave it to the next one.
    await ask(db, rollback);
    pending = new Uint8Array(0);
    greeted = false;
    return;
  }
  pending = pending.length === 0 ? message.bytes : Buffer.concat([pending, message.bytes]);
  if (!greeted) {
    const length = Buffer.from(pending.buffer, pending.byteOffset).readUInt32BE(0);
    pending = pending.subarray(length);
    greeted = true;
    answer(startupAnswer());
  }
  const { requests, rest } = takeRequests(pending);
  pending = rest;
  for (const request of requests) {
    const bytes = await ask(db, request);
    answer(bytes);
    if (isOutsideTransaction(bytes)) await writeAheadLog.keepShort(db);
  }
}

/** The answer as it comes. As a stream, because otherwise the database reads every answer itself as well and keeps it for ever. */
async function ask(db: PGlite, request: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await db.execProtocolRawStream(request, { onRawData: (part) => void parts.push(part.slice()) });
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
}

function answer(bytes: Uint8Array): void {
  const copy = Uint8Array.prototype.slice.call(bytes);
  say({ type: 'bytes', bytes: copy }, [copy.buffer as ArrayBuffer]);
}
