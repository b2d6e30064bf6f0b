import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { takeLease, type Lease } from './work-lease.ts';

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
let processes: Database[];
beforeAll(async () => {
  const db = await withTestDatabase();
  const url = db.pool.options.connectionString;
  processes = [db, ...(onServer ? [await openDatabase({ url, dataDir: '', poolSize: 8 })] : [])];
});
afterAll(() => Promise.all(processes.toReversed().map((each) => each.close())));

const limitOf = (accountId: number, seconds = 60) => ({
  kind: 'model' as const,
  accountId,
  atOnce: 4,
  seconds,
});
const taken = (leases: (Lease | null)[]): Lease[] => leases.filter((lease) => lease !== null);

test.skipIf(!onServer)(
  'of forty runs that an account begins at two processes at once four have a place; what is given back the next gets, at either',
  async () => {
    const asked = Array.from({ length: 40 }, (_, at) => takeLease(processes[at % 2]!, limitOf(1)));
    const first = taken(await Promise.all(asked));
    expect(first).toHaveLength(4);
    expect(await takeLease(processes[1]!, limitOf(1))).toBeNull();
    expect(taken([await takeLease(processes[1]!, limitOf(2))])).toHaveLength(1);
    await first[0]!.giveBack();
    await first[0]!.giveBack();
    expect(
      taken([await takeLease(processes[1]!, limitOf(1)), await takeLease(processes[0]!, limitOf(1))]),
    ).toHaveLength(1);
  },
);

test.skipIf(!onServer)(
  'places of a process that died are free again once their time is over, and what it gives back then is the next one’s no more',
  async () => {
    const late = await Promise.all(Array.from({ length: 4 }, () => takeLease(processes[0]!, limitOf(3, 0))));
    expect(
      taken(await Promise.all(Array.from({ length: 4 }, () => takeLease(processes[1]!, limitOf(3))))),
    ).toHaveLength(4);
    for (const lease of taken(late)) await lease.giveBack();
    expect(await takeLease(processes[0]!, limitOf(3))).toBeNull();
  },
);

test('a database that does not answer refuses nobody', async () => {
  const away = {
    ...processes[0]!,
    kind: 'postgres' as const,
    rows: () => Promise.reject(new Error('Connection terminated')),
  };
  expect(await takeLease(away, limitOf(4))).not.toBeNull();
});
