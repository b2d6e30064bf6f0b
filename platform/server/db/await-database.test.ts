import { expect, test } from 'vitest';
import { openLog } from '../log/log.ts';
import { awaitDatabase, DatabaseAwayError } from './await-database.ts';

test('a database that does not answer is named without its password', async () => {
  const url = 'postgres://svodka:very-secret@127.0.0.1:1/svodka';
  const failure = await awaitDatabase({ url, dataDir: '' }, openLog('silent'), 100).catch(
    (error: Error) => error,
  );
  expect(failure).toBeInstanceOf(DatabaseAwayError);
  expect((failure as Error).message).toMatch(/127\.0\.0\.1:1\/svodka does not answer.*DATABASE_URL/);
  expect((failure as Error).message).not.toContain('very-secret');
});
