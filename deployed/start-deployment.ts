import type { TestProject } from 'vitest/node';
import { createSampleAccounts, type SampleAccount } from '#features/account/server/sample-accounts.ts';
import { insertAccount } from '#features/account/server/accounts/account-queries.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import type { Db } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createDatabaseOn } from '#platform/server/testing/server-database.ts';
import { startPostgres } from '#tools/test/postgres.ts';
import { startProcess } from './server-process.ts';

/** An account as the tests sign in to it; `id` stands in no page but its own. */
export type Account = Pick<SampleAccount, 'email' | 'password' | 'roles'> & { id: number };

/** Somebody whose page is open to everybody, their address is not. */
export const openPerson = { firstName: 'Vera', lastName: 'Openhand', email: 'vera.openhand@example.org' };

/** What the tests find running. */
export interface Deployment {
  databaseUrl: string;
  /** Processes behind the proxy, at the https address. */
  origins: string[];
  /** A process without a proxy, at a plain address of its own, on the same database. */
  plainOrigin: string;
  /** The process that takes the jobs of all: those before it have ROLE=web. */
  workerOrigin: string;
  accounts: Account[];
}

declare module 'vitest' {
  interface ProvidedContext {
    deployment: Deployment;
  }
}

/** Starts the deployment before the first file; what is returned ends it after the last. */
export default async function startDeployment(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given === undefined ? await startPostgres() : null;
  try {
    const { deployment, stop } = await start(await createDatabaseOn(given ?? postgres!.url));
    project.provide('deployment', deployment);
    return async () => {
      await stop();
      await postgres?.stop();
    };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

/** All at once, as an operator's machines come up together. */
async function start(databaseUrl: string): Promise<{ deployment: Deployment; stop(): Promise<void> }> {
  const accounts = await fill(databaseUrl);
  const web = { ROLE: 'web' };
  const [a, b, plain, worker] = await Promise.all([
    startProcess(databaseUrl, web),
    startProcess(databaseUrl, web),
    startProcess(databaseUrl, { ...web, PUBLIC_URL: 'http://127.0.0.1', TRUST_PROXY: '0', RATE_LIMIT: '0' }),
    startProcess(databaseUrl, { ROLE: 'worker' }),
  ]);
  return {
    deployment: {
      databaseUrl,
      origins: [a.origin, b.origin],
      plainOrigin: plain.origin,
      workerOrigin: worker.origin,
      accounts,
    },
    async stop() {
      await Promise.all([a, b, plain, worker].map((each) => each.stop()));
    },
  };
}

/** News of one morning, all of one story; a start on an empty database has none. */
const headlines = Array.from({ length: 8 }, (_, at) => ({
  title: `Headline number ${at + 1}`,
  at: `2020-06-08T0${at}:00:00Z`,
  rubricId: 3 + (at % 3),
}));

/** Places, some news, a person to be read of, and accounts of every kind: ordinary ones here, with the sample's passwords. */
async function fill(url: string): Promise<Account[]> {
  const db = await openDatabase({ url, dataDir: '' });
  try {
    await migrate(db);
    await loadNames(db);
    await insertStories(db, [headlines]);
    const id = await insertAccount(db, { ...openPerson, passwordHash: null, linkedObjectYugoId: null });
    await db.run('update person set see_profile = 0 where account_id = $1', [id]);
    return await addAccounts(db);
  } finally {
    await db.close();
  }
}

async function addAccounts(db: Db): Promise<Account[]> {
  await db.run('alter table account alter column id restart with 88120011');
  const samples = await createSampleAccounts({ db, config: { sampleAccounts: true } });
  const rows = await db.query<{ id: number; email: string }>(
    `update account set is_sample = false, last_name = last_name || id where is_sample returning id::int as id, email`,
  );
  return samples.map(({ email, password, roles }) => {
    const { id } = rows.find((row) => row.email === email)!;
    return { email, password, roles, id };
  });
}
