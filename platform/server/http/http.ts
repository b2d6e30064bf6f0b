import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AppError, type ErrorCode, type Problem } from '#platform/contract/errors.ts';
import type { Config } from '#platform/server/config.ts';
import type { Log } from '#platform/server/log/log.ts';
import type { Metrics } from '#platform/server/log/metrics.ts';
import { accountIdOf, localeOf } from '#platform/server/request-context.ts';
import { noteSecurity, type SecurityEvent } from '#platform/server/log/security-log.ts';
import { openStarts } from '#platform/server/jobs/starts.ts';
import { traceRequests } from '#platform/server/telemetry/trace-requests.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { escapeHtml } from '#platform/server/mail/escape-html.ts';
import { addressGroup } from './address-group.ts';
import { addBodyParsers } from './body-parsers.ts';
import { asAppError, problemOf } from './problem.ts';
import { dropPageHeaders } from './file-headers.ts';
import { limitRequests } from './limit-requests.ts';
import { answerBrokenRequest, decodableAddress, ownAddress } from './raw-refusals.ts';
import type { SharedCounts } from './shared-counts.ts';

/** What the HTTP floor needs. */
export interface HttpOptions {
  config: Config;
  log: Log;
  metrics: Metrics;
  translate: ServerTranslate;
  /** Counts requests for all processes together; absent = for this one. */
  counts?: SharedCounts;
  /** True when the address is one of the contract's with another verb. */
  isCallPath: (path: string) => boolean;
  /** Name of the page at an address, for traces. */
  pageNameOf?: (path: string) => string | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Key of the contract, for metrics. */
    call?: string;
  }
}

/** Nothing here uses them, so nothing put in here may. */
const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), display-capture=(), browsing-topics=()';

/** A request that has not come whole by then is ended: nobody needs longer for the largest picture. */
const longestRequestMs = 60_000;

/** Longer than any address: all headers of a request together are 16 KB at most. */
const longestAddress = 20_000;

/** The HTTP floor: request ids, headers, limits, body parsers, error answers, logs. Routes are added by the caller. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, log, metrics } = options;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 65_536,
    trustProxy: trustOf(config.TRUST_PROXY),
    requestTimeout: longestRequestMs,
    http: { headersTimeout: longestRequestMs / 2, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    // What a handler finds by a parameter is for its schema or query to refuse: the router would answer without our headers.
    routerOptions: { caseSensitive: false, maxParamLength: longestAddress },
    rewriteUrl: ({ url = '/' }) => decodableAddress(ownAddress(url)),
    clientErrorHandler: (error, socket) => answerBrokenRequest(options, error, socket),
  });
  traceRequests(app, options.pageNameOf);
  const start = openStarts();
  // What watches the process is answered at once, whatever else has come.
  app.addHook('onRequest', ({ routeOptions }) =>
    routeOptions.config.counts === 'none' ? Promise.resolve() : (start() ?? Promise.resolve()),
  );
  app.decorate('secureCookies', config.secureCookies);
  app.decorate('crossSite', config.CORS_ORIGINS.length > 0);
  await app.register(cookie);
  // `same-origin` rather than none: without a referrer browsers post a form with `Origin: null`, which the router takes for a forgery.
  const referrerPolicy = { policy: 'same-origin' } as const;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy,
    // For programs long gone; a browser of today asks for none of them, and headers are never packed.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    hsts: config.publicUrl.startsWith('https:'),
  });
  if (config.CORS_ORIGINS.length > 0)
    await app.register(cors, {
      origin: config.CORS_ORIGINS,
      credentials: true,
      methods: ['GET', 'POST', 'DELETE'],
    });
  await limitRequests(app, config.RATE_LIMIT, options.counts);
  addBodyParsers(app);
  app.addHook('onRequest', async ({ originalUrl, url }) => {
    if (ownAddress(originalUrl) !== url) throw new AppError('bad_request');
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (!dropPageHeaders(reply)) void reply.header('permissions-policy', permissions);
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.addHook('onResponse', async (request, reply) => record(request, reply, metrics));
  app.setErrorHandler((error, request, reply) => sendProblem(options, error, request, reply));
  return app;
}

/** So many proxies nearest to this server, or those in some networks; what a visitor writes into the header is never believed. */
function trustOf(trusted: Config['TRUST_PROXY']): string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** What an unknown address under /api answers: 405 when only the verb is wrong. */
export function refuseUnknownCall(
  { isCallPath, ...options }: HttpOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = request.url.split('?')[0]!;
  const error = isCallPath(path)
    ? new AppError('wrong_verb')
    : new AppError('unknown_call', { call: path.slice(0, 200) });
  return sendProblem(options, error, request, reply);
}

/** Answers an error as problem+json; the unexpected is logged with its cause. */
function sendProblem(
  { log, translate }: Pick<HttpOptions, 'log' | 'translate'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asAppError(error);
  if (refusal.status >= 500)
    log.error(
      { err: refusal.cause ?? refusal, requestId: request.id, path: loggedPath(request.url) },
      'request failed',
    );
  noteRefusal(request, refusal);
  const { retryAfter } = refusal.details;
  if (typeof retryAfter === 'number') void reply.header('retry-after', String(retryAfter));
  void reply.header('cache-control', 'no-store');
  const locale = localeOf(request);
  const problem = problemOf(refusal, locale, request.id, translate);
  if (wantsPage(request))
    return reply.code(refusal.status).type('text/html; charset=utf-8').send(errorPage(problem, locale));
  return reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** True for a reader's browser that asked for a page: calls and files are answered in JSON. */
function wantsPage({ routeOptions, headers, method, url }: FastifyRequest): boolean {
  const isPage = routeOptions.config.call === undefined && !/^\/(api|account)(\/|$|\?)/i.test(url);
  return isPage && method !== 'HEAD' && (headers.accept ?? '').includes('text/html');
}

const refusalEvents: Partial<Record<ErrorCode, SecurityEvent>> = {
  forgery_suspected: 'forgery_refused',
  forbidden: 'access_refused',
  too_many_requests: 'too_many_requests',
};

function noteRefusal(request: FastifyRequest, { code }: AppError): void {
  const event = refusalEvents[code];
  if (event === undefined) return;
  const { log, id: requestId } = request;
  const facts = { path: loggedPath(request.url), accountId: accountIdOf(request) };
  noteSecurity({ log: log as Log, requestId, ip: addressGroup(request.ip) }, event, facts);
}

/** A request's path for the log: without its question, and without what may be somebody's secret address. */
function loggedPath(url: string): string {
  return url
    .split('?')[0]!
    .slice(0, 300)
    .replace(/[\w-]{24,}/g, '[hidden]');
}

function record(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const seconds = reply.elapsedTime / 1000;
  const { call = 'page', staysOpen = false } = request.routeOptions.config;
  if (!staysOpen) metrics.observeRequest(call, reply.statusCode, seconds);
  request.log.info(
    {
      requestId: request.id,
      verb: request.method,
      path: loggedPath(request.url),
      ip: addressGroup(request.ip),
      accountId: accountIdOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  );
}

/** A page that says what went wrong when no page can be rendered: needs no script, no style file and no database. */
function errorPage({ title, status, requestId }: Problem, locale: Locale): string {
  const text = escapeHtml(title);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title></head><body><main><h1>${text}</h1><p><a href="">↻</a> <a href="/${locale}/">Svodka</a></p><p><small>${status} · ${escapeHtml(requestId)}</small></p></main></body></html>`;
}
