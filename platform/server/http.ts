import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { asAppError, problemOf } from './problem.ts';
import { localeOf } from './request-context.ts';
import type { ServerTranslate } from './texts.ts';

/** What the HTTP floor needs. */
export interface HttpOptions {
  config: Config;
  log: Log;
  metrics: Metrics;
  translate: ServerTranslate;
  /** True when the address is one of the contract's with another verb. */
  isCallPath: (path: string) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Key of the contract, for metrics. */
    call?: string;
  }
}

/** The HTTP floor: request ids, headers, limits, body parsers, error answers, logs. Routes are added by the caller. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, log, metrics } = options;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 65_536,
    trustProxy: config.TRUST_PROXY ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, maxParamLength: 200 },
  });
  await app.register(cookie);
  // `same-origin` rather than none: without a referrer browsers post a form with `Origin: null`, which the router takes for a forgery.
  const referrerPolicy = { policy: 'same-origin' } as const;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy,
    hsts: config.publicUrl.startsWith('https:'),
  });
  if (config.CORS_ORIGINS.length > 0)
    await app.register(cors, {
      origin: config.CORS_ORIGINS,
      credentials: true,
      methods: ['GET', 'POST', 'DELETE'],
    });
  if (config.RATE_LIMIT > 0) {
    await app.register(rateLimit, {
      max: config.RATE_LIMIT,
      timeWindow: 60_000,
      allowList: (request) => !request.url.startsWith('/api') && !request.url.startsWith('/account'),
    });
  }
  addBodyParsers(app);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.addHook('onResponse', async (request, reply) => record(request, reply, metrics));
  app.setErrorHandler((error, request, reply) => sendProblem(options, error, request, reply));
  return app;
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
      { err: refusal.cause ?? refusal, requestId: request.id, path: request.url.split('?')[0] },
      'request failed',
    );
  void reply.header('cache-control', 'no-store');
  const problem = problemOf(refusal, localeOf(request), request.id, translate);
  return reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJson(decoder, body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

function parseJson(decoder: TextDecoder, body: Buffer): unknown {
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    throw new AppError('invalid_encoding');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed_json');
  }
}

function record(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const seconds = reply.elapsedTime / 1000;
  metrics.observeRequest(request.routeOptions.config.call ?? 'page', reply.statusCode, seconds);
  request.log.info(
    {
      requestId: request.id,
      verb: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  );
}
