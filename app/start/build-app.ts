import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveDigestFeed } from '#features/digest/server/digest/serve-digest-feed.ts';
import { followedParts } from '#services/following/server/subscriptions/mark-followed.ts';
import { findCallerByAccount, findCallerBySession } from '#features/account/server/find-caller.ts';
import { findCallerByToken } from '#features/account/server/openid/find-token-caller.ts';
import { findCallerByKey } from '#features/account/server/keys/find-key-caller.ts';
import { openKeyMeter } from '#features/account/server/keys/key-meter.ts';
import { registerOpenIdRoutes } from '#features/account/server/openid/openid-routes.ts';
import { serveImages } from '#features/news/server/images/image-handlers.ts';
import { serveLive } from '#features/news/server/serve-live.ts';
import { serveSpeech } from '#features/news/server/speech/serve-speech.ts';
import { mutedParts } from '#features/news/server/muting/muted-parts.ts';
import { serveSyndication } from '#features/news/server/syndication/syndication-routes.ts';
import { serveCatalogue } from '#services/exports/server/catalogue/serve-catalogue.ts';
import { noticeEvents } from '#services/notifications/server/notices/notice-events.ts';
import { messageEvents } from '#features/community/server/conversations/message-events.ts';
import { serveOwnLive } from '#platform/server/live/serve-own-live.ts';
import { servePictures } from '#features/community/server/profile/picture-handlers.ts';
import { serveViewFile } from '#features/explorer/server/serve-view-file.ts';
import { serveRevisionFeed } from '#features/explorer/server/serve-revision-feed.ts';
import { serveMeasureFeed } from '#features/measures/server/feed/serve-measure-feed.ts';
import { serveQueueLive } from '#features/measures/server/queue/serve-queue-live.ts';
import { serveDocuments } from '#features/measures/server/documents/serve-documents.ts';
import { serveArchives } from '#features/community/server/settings/archive-handlers.ts';
import type { FindReader } from '#platform/server/calls/request-caller.ts';
import { findPrintReader } from '#services/exports/server/printing/print-caller.ts';
import { servePrints } from '#services/exports/server/printing/serve-prints.ts';
import { serveMcp } from '#features/programs/server/mcp/serve-mcp.ts';
import { AppError } from '#platform/contract/errors.ts';
import { AnswerCache } from '#platform/server/answers/answer-cache.ts';
import type { FindCaller } from '#platform/server/caller.ts';
import type { Services } from '#platform/server/context.ts';
import { followDataVersion } from '#platform/server/data-version.ts';
import { buildGate, readsAt } from '#platform/server/gate.ts';
import { buildHttp, refuseUnknownCall } from '#platform/server/http/http.ts';
import { serveCalls } from '#platform/server/http/http-calls.ts';
import { serveApiDocs } from '#platform/server/openapi/serve-api-docs.ts';
import { describeApi } from '#platform/server/openapi/describe-api.ts';
import { sessionCookieOf } from '#platform/server/request-context.ts';
import { joinOwnParts } from '#platform/server/jobs/own-parts.ts';
import { openKeyGuard, type KeyGuard } from '#platform/server/calls/key-guard.ts';
import { serveOperations, type OperationsParts } from '#platform/server/operations.ts';
import { openSharedCounts } from '#platform/server/http/shared-counts.ts';
import { newLoadingState, type LoadingState } from '#platform/server/jobs/progress.ts';
import { catchUpWithCallers } from '#platform/server/calls/own-change.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { pathOf } from '#platform/contract/endpoint.ts';
import { workerPolicy } from '../render/page-policy.ts';
import { buildFolder } from '../render/page-source.ts';
import { loadCatalogues } from '../messages.ts';
import { contract } from '../contract.ts';
import { handlers } from '../handlers.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { openBuiltPages, type PageSource } from '../render/page-source.ts';
import type { PageServer } from '../render/made-page.ts';
import { servePages } from '../render/serve-pages.ts';
import { callsInProcess } from '../render/in-process-calls.ts';
import { findRoute } from '../routes/find-route.ts';
import { serveRootFiles } from './serve-root-files.ts';

const { version } = packageFile;

const readyState: LoadingState = { ...newLoadingState(), ready: true, complete: true };

interface AppOptions {
  /** Where the pages' code comes from; `true` = as it was built, `false` = the calls alone are served (tests). */
  pages: boolean | OpenPages;
  loading?: LoadingState;
}

/** Gives the code of the pages to the server that is being made. */
export type OpenPages = (app: FastifyInstance) => Promise<PageSource>;

/** The whole server, not yet listening. */
export async function buildApp(
  opened: Services,
  { pages, loading = readyState }: AppOptions,
): Promise<FastifyInstance> {
  const services = { ...opened, db: opened.replicas?.standIn(opened.db) ?? opened.db };
  const { config, log, db, metrics } = services;
  const catalogues = await loadCatalogues();
  const translate = buildTranslate(catalogues);
  const dataVersion = await followDataVersion(db, services.listen);
  const read = services.replicas && readsAt(services.replicas, dataVersion);
  const gate = buildGate(contract, handlers, config.LICENSE_POLICY, read);
  const http = {
    config,
    log,
    metrics,
    translate,
    counts: db.kind === 'postgres' ? openSharedCounts(db) : undefined,
    isCallPath: callPathsOf(gate.contract),
    pageNameOf: (path: string) => findRoute(path)?.name,
  };
  const app = await buildHttp(http);
  catchUpWithCallers(app, dataVersion);
  const server = {
    gate,
    services: { ...services, translate, loading },
    findCaller: findCallerBySession(db, config),
    findReader: readerOfPrints(services),
    dataVersion,
    cache: new AnswerCache(),
    ownParts: joinOwnParts(followedParts, mutedParts),
    keys: openKeys(app, services),
  };
  serveCalls(app, server);
  serveMcp(app, {
    ...server,
    version,
    call: (name, input, context) => callsInProcess({ ...server, translate }, context)(name, input),
  });
  serveSyndication(app, server);
  serveFilesOfRooms(app, server);
  serveLive(app, dataVersion);
  registerOpenIdRoutes(app, server.services);
  app.all('/api/*', (request, reply) => refuseUnknownCall(http, request, reply));
  app.all('/account/*', (request, reply) => refuseUnknownCall(http, request, reply));
  const installation = { version, publicUrl: config.publicUrl, sessionCookie: sessionCookieOf(app) };
  serveApiDocs(app, describeApi(gate.contract, installation));
  serveOperations(app, operationsOf(services, loading));
  await serveOwnRoutes(app, services, server.findCaller);
  serveCatalogue(app, server.services);
  if (pages) {
    const source = await (pages === true ? openBuiltPages() : pages(app));
    await servePagesAndFiles(app, { ...server, translate, catalogues }, source);
  }
  return app;
}

function operationsOf(services: Services, loading: LoadingState): OperationsParts {
  const { db, metrics, config, replicas } = services;
  return {
    db,
    metrics,
    loading,
    dataDir: config.dataDir,
    metricsToken: config.METRICS_TOKEN,
    isReadOnly: replicas?.isPrimaryAway,
  };
}

/** Feeds, and files that stand beside a call. */
function serveFilesOfRooms(app: FastifyInstance, server: Parameters<typeof serveViewFile>[1]): void {
  const { services } = server;
  serveDigestFeed(app, services);
  serveMeasureFeed(app, services);
  serveRevisionFeed(app, services);
  serveViewFile(app, server);
}

async function servePagesAndFiles(app: FastifyInstance, server: PageServer, source: PageSource) {
  if (source.isBuilt) await serveFiles(app);
  serveRootFiles(app, server.services.config);
  servePages(app, server, source);
}

/** What is no call: pictures, speech, files and streams, each by the rooms' own rules. */
async function serveOwnRoutes(
  app: FastifyInstance,
  services: Services,
  findCaller: FindCaller,
): Promise<void> {
  const { db } = services;
  await serveSpeech(app, services);
  serveImages(app, db);
  servePictures(app, db);
  serveOwnLive(app, db, findCaller, [messageEvents, noticeEvents]);
  serveArchives(app, db, findCaller);
  servePrints(app, db, findCaller);
  serveDocuments(app, services, findCaller);
  serveQueueLive(app, db, findCaller);
}

/** Built files: their names carry a hash, so they never change; brotli and gzip twins lie beside them. The worker has one name for ever and is asked for anew. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(new URL('client/', buildFolder));
  const worker = await readFile(`${root}service-worker.js`).catch(() => null);
  if (worker)
    app.get('/service-worker.js', { config: { counts: 'files' } }, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
        .type('text/javascript; charset=utf-8')
        .send(worker),
    );
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, counts: 'files' }));
    await scope.register(fastifyStatic, {
      root: `${root}assets`,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      // A route for each file that was built: looking for one in the folder would read all of its thousands of names each time.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      index: false,
    });
    // A file of another build is no page.
    scope.get('/assets/*', () => {
      throw new AppError('not_found');
    });
  });
}

function callPathsOf(contract: object): (path: string) => boolean {
  const paths = new Set(Object.keys(contract).map((key) => pathOf(key).toLowerCase()));
  return (path) => paths.has(path.toLowerCase());
}

/** A page that is being printed reads as whoever ordered it. */
function readerOfPrints({ db, config }: Pick<Services, 'db' | 'config'>): FindReader {
  return async (request) => {
    const accountId = await findPrintReader(db, request);
    return accountId === null ? null : findCallerByAccount(db, config, accountId);
  };
}

/** Keys everywhere, and at the address of assistants the access tokens of the accounts' issuer, where there is one. */
function openKeys(
  app: FastifyInstance,
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
): KeyGuard {
  const url = '/mcp';
  const tokens =
    config.ACCOUNT_URL === undefined
      ? undefined
      : { url, find: findCallerByToken(db, config, config.publicUrl + url) };
  return openKeyGuard(app, findCallerByKey(db, config), openKeyMeter(db, log), tokens);
}
