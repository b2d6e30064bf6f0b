import { StorageSharedError } from '#platform/server/blobs/claim-storage.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { DataFolderInUseError } from '#platform/server/control-socket.ts';
import { DatabaseAwayError } from '#platform/server/db/await-database.ts';
import { NewerDatabaseError } from '#platform/server/db/migrate.ts';
import { EmbeddedDatabaseError } from '#platform/server/db/open-database.ts';
import type { OpenPages } from './build-app.ts';
import { AddressTakenError, serve } from './serve.ts';

const operatorErrors = [
  ConfigError,
  DataFolderInUseError,
  DatabaseAwayError,
  NewerDatabaseError,
  EmbeddedDatabaseError,
  AddressTakenError,
  StorageSharedError,
];

/** `--dev`: pages are compiled while one works on them, and one reader asks for a thousand files. */
const isDev = process.argv.includes('--dev');

try {
  if (isDev) await serve(readConfig({ RATE_LIMIT: '0', ...process.env }), await openDevPages());
  else await serve(readConfig(process.env));
} catch (error) {
  const expected = operatorErrors.some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}

async function openDevPages(): Promise<OpenPages> {
  return (await import('./pages-in-work.ts')).openPagesInWork;
}
