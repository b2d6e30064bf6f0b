import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { OwnConnection } from '../db/own-connection.ts';
import type { Log } from '../log/log.ts';
import type { BlobPlace } from './open-blobs.ts';

/** Names the locks by which processes on one database tell where each keeps blobs. */
const lockClass = 7_206_312;
const pauseMs = 250;

/** Another process on the same database would not see this one's blobs; the message is a sentence for the operator. */
export class StorageSharedError extends Error {}

/**
 * Makes sure that all processes on one PostgreSQL see the same blobs, for as long as the connection lives. A bucket and
 * the database may be shared, a folder belongs to one process, two places never mix. PostgreSQL lets go of the claim of
 * a process that died; one that is just ending is waited for.
 */
export async function claimStorage(
  connection: OwnConnection,
  place: BlobPlace,
  log: Pick<Log, 'error'>,
  timeoutMs = 5_000,
): Promise<void> {
  let isHeld = false;
  await connection.onConnect(async (client) => {
    const until = Date.now() + timeoutMs;
    while (!(await claim(client, place))) {
      if (Date.now() + pauseMs > until) {
        // After a lost connection nobody hears the refusal but the log.
        if (isHeld) log.error({ place: place.kind }, refusalOf(place));
        throw new StorageSharedError(refusalOf(place));
      }
      await wait(pauseMs + Math.random() * pauseMs);
    }
    isHeld = true;
  });
}

async function claim(client: Client, place: BlobPlace): Promise<boolean> {
  const key = keyOf(place);
  const mode = place.kind === 'folder' ? '' : '_shared';
  const { rows } = await client.query<{ got: boolean }>(
    `select pg_try_advisory_lock${mode}($1::int, $2::int) as got`,
    [lockClass, key],
  );
  if (!rows[0]!.got) return false;
  // Taken first and looked at then: of two that come at once at least one sees the other.
  const others = await client.query(
    `select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and l.classid = $1::bigint::oid and l.objid <> $2::bigint::oid and l.granted limit 1`,
    [lockClass, key],
  );
  if (others.rowCount === 0) return true;
  await client.query(`select pg_advisory_unlock${mode}($1::int, $2::int)`, [lockClass, key]);
  return false;
}

/** A number for the place, the same in every process that means the same. */
function keyOf(place: BlobPlace): number {
  return createHash('sha256').update(nameOf(place)).digest().readUInt32BE(0) >>> 1;
}

function nameOf(place: BlobPlace): string {
  if (place.kind === 'database') return 'database';
  if (place.kind === 'folder') return `folder ${place.path}`;
  const { host, pathname } = new URL(place.url);
  return `bucket ${host}${pathname.replace(/\/+$/, '')}`;
}

function refusalOf(place: BlobPlace): string {
  const here = {
    folder: 'STORAGE_URL keeps documents in a folder, which belongs to one process alone',
    database: 'that process keeps documents elsewhere than in PostgreSQL (STORAGE_URL)',
    bucket: 'that process keeps documents elsewhere than in the bucket of this STORAGE_URL',
  }[place.kind];
  return `Another running Svodka uses this database, and ${here}: the one would not find what the other keeps. Unset STORAGE_URL in all of them (documents then lie in PostgreSQL), or name the same S3-compatible server in all of them.`;
}
