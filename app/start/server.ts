import { StorageSharedError } from '#platform/server/blobs/claim-storage.ts';
import { ConfigError, readConfig } from '#platform/server/config.ts';
import { DataFolderInUseError } from '#platform/server/control-socket.ts';
import { DatabaseAwayError } from '#platform/server/db/await-database.ts';
import { NewerDatabaseError } from '#platform/server/db/migrate.ts';
import { EmbeddedDatabaseError } from '#platform/server/db/open-database.ts';
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

try {
  await serve(readConfig(process.env));
} catch (error) {
  const expected = operatorErrors.some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}
