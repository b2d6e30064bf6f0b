import type { TestProject } from 'vitest/node';
import { createDatabaseOn } from '#platform/server/testing/server-database.ts';
import { startPostgres } from '#tools/test/postgres.ts';
import { fillDeployment, type Account } from './fill-deployment.ts';
import { startProcess } from './server-process.ts';

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
  const accounts = await fillDeployment(databaseUrl);
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
