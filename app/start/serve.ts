import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createSampleAccounts, type SampleAccount } from '#features/account/server/sample-accounts.ts';
import { openPrintedPages } from '#services/exports/server/printing/printed-pages.ts';
import { warmBrowser } from '#services/exports/server/printing/warm-browser.ts';
import { askForForecasts } from '#features/regions/server/forecast/forecast-job.ts';
import { bringInFolder } from '#platform/server/blobs/bring-in-folder.ts';
import { claimStorage } from '#platform/server/blobs/claim-storage.ts';
import { blobPlace } from '#platform/server/blobs/open-blobs.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db/db.ts';
import { ownDataFolder } from '#platform/server/control-socket.ts';
import {
  newLoadingState,
  progressLine,
  type LoadingState,
  type Progress,
} from '#platform/server/jobs/progress.ts';
import { settleEmpty } from '#platform/server/derived/derivation.ts';
import { renewalJob } from '#platform/server/derived/renewal-job.ts';
import { dataParts } from '#platform/shared/data-parts.ts';
import { keepFilesPrivate } from '#platform/server/private-files.ts';
import { closeWithin, stopOnSignal } from '#platform/server/jobs/stopping.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { buildWatchedApp } from '#platform/server/http/watched-app.ts';
import { loadCatalogues } from '../messages.ts';
import { buildApp, type OpenPages } from './build-app.ts';
import { runCommand } from '../commands.ts';
import { derivations } from '../derivations.ts';
import { loadBehind, loadFirst } from './load-data.ts';
import { registerJobs } from '../jobs.ts';
import { openServices, type OpenedServices } from './open-services.ts';

/** How long a request under way has after a signal: what was half sent by then does not come any more. */
const maxMsToFinish = 8_000;

/** The port is taken, or the address is none of this machine; the message is a sentence for the operator. */
export class AddressTakenError extends Error {}

/** What another than the production server brings along. */
export interface Host {
  /** Where the pages' code comes from; as it was built unless said. */
  pages?: OpenPages;
  /** A database that is open; whoever opened it sees to its end. */
  db?: Database;
  /** Takes the app to its readers in place of an address of its own. */
  listen?(app: FastifyInstance): Promise<void>;
}

/** Starts the server and keeps it until a signal ends it. */
export async function serve(config: Config, host: Host = {}): Promise<void> {
  const { stop, beginJobs } = await startServer(config, host);
  stopOnSignal(stop, config.drainSeconds * 1000);
  await beginJobs();
}

/** A server that answers readers. */
export interface StartedServer {
  /** Begins what a start asks of the queue; ends when the sample is in. */
  beginJobs(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server: it answers when this returns. */
export async function startServer(config: Config, host: Host): Promise<StartedServer> {
  keepFilesPrivate(config.dataDir);
  let services: OpenedServices | undefined;
  const owner = await ownDataFolder(config.dataDir, async ({ command, args }, out) => {
    if (!services) throw new Error('The server is still starting; try again in a moment.');
    return runCommand(command, services, args, out);
  });
  services = await openServices(config, host.db);
  await openStorage(services);
  const loading = newLoadingState();
  if (config.sampleData && config.takesJobs) loading.awaited = dataParts;
  await settleEmpty(services.db, derivations);
  await loadFirst(services, loading, showProgress);
  const accounts = config.sampleAccounts ? await createSampleAccounts(services) : [];
  const { app, printed } = await openApp(services, loading, host.pages);
  await (host.listen ? host.listen(app) : listen(app, config));
  loading.ready = true;
  sayReady(config, accounts);
  return {
    async stop() {
      loading.leaving = true;
      const rested = services.jobs.rest();
      await wait(config.drainSeconds * 1000);
      await closeWithin(app, maxMsToFinish);
      await rested;
      await printed?.close();
      await services.close();
      await owner.release();
    },
    async beginJobs() {
      if (config.takesJobs) await askAtStart(services, loading);
      loading.complete = true;
    },
  };
}

/** Pages and calls, or in a worker what watches it; and the jobs that this process takes. */
async function openApp(services: OpenedServices, loading: LoadingState, pages: true | OpenPages = true) {
  const { config } = services;
  const answering = { ...services, db: services.db.answering };
  const buildReaders = (): Promise<FastifyInstance> => buildApp(answering, { pages, loading });
  const printed = config.servesReaders ? null : openPrintedPages(buildReaders);
  if (config.takesJobs) await registerJobs(services, loading, printed?.findOrigin);
  const app = await (config.servesReaders
    ? buildReaders()
    : buildWatchedApp({ ...answering, loading, translate: buildTranslate(await loadCatalogues()) }));
  return { app, printed };
}

/** What is asked of the queue at each start, and the rest of the sample. */
async function askAtStart(services: OpenedServices, loading: LoadingState): Promise<void> {
  void warmBrowser(services);
  await services.jobs.add(renewalJob, {}, renewalJob);
  await askForForecasts(services);
  if (services.config.sampleData) await loadBehind(services.db, loading, services.log);
}

/** On PostgreSQL: no other process keeps blobs where this one would not find them, and what an earlier version kept in files lies in the database. */
async function openStorage({ config, db, log }: OpenedServices): Promise<void> {
  if (db.own === undefined) return;
  const place = blobPlace({ config, db });
  await claimStorage(await db.own(), place, log);
  if (place.kind === 'database') await bringInFolder(db, config.dataDir, { log });
}

function showProgress(progress: Progress): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r${progressLine(progress)}\x1b[K${progress.done < progress.total ? '' : '\n'}`);
  else if (progress.done >= progress.total) console.log(progressLine(progress));
}

function sayReady(config: Config, accounts: readonly SampleAccount[]): void {
  const { servesReaders, publicUrl, HOST, PORT } = config;
  console.log(
    servesReaders
      ? `\nSvodka is open at ${publicUrl}`
      : `\nSvodka works; watch it at http://${HOST}:${PORT}/readyz`,
  );
  if (accounts.length > 0) console.log('Sample accounts:');
  for (const { email, password, what } of accounts)
    console.log(`  ${email.padEnd(26)} ${password.padEnd(14)} ${what}`);
}

async function listen(app: FastifyInstance, { HOST: host, PORT: port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: 'another program listens there already',
      EADDRNOTAVAIL: 'this machine has no such address',
      EACCES: 'this user may not listen there',
    };
    const reason = reasons[code ?? ''];
    if (reason === undefined) throw error;
    throw new AddressTakenError(`Svodka cannot listen on ${host}:${port}: ${reason}. Set PORT or HOST.`);
  }
}
