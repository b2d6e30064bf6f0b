import { mkdtemp, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commandOn, createDatabaseOn, nameInAddress } from '#platform/server/testing/server-database.ts';

const server = process.env['TEST_DATABASE_URL'];

test.skipIf(server === undefined)(
  'services start on PostgreSQL and a database moves there without a word of warning from Node or the driver',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svodka-warnings-'));
    const url = await createDatabaseOn(server!);
    const program = fileURLToPath(new URL('testing/move-and-start.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--trace-deprecation', program, folder, url],
      { env: { ...process.env, NODE_PENDING_DEPRECATION: '0' } },
    );
    expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toEqual({ moved: 0, warnings: [] });
    await commandOn(server!, `drop database ${nameInAddress(url)} with (force)`);
    await rm(folder, { recursive: true, force: true });
  },
);
