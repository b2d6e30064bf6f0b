import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changesState, pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { decodePairs } from '#platform/shared/wire.ts';
import { AppError } from '#platform/contract/errors.ts';
import { xsrfHeader } from './anti-forgery.ts';
import { AnswerCache, packedFor, type CachedAnswer } from './answer-cache.ts';
import { anonymous, type FindCaller } from './caller.ts';
import { clockStep } from './clock.ts';
import type { AnsweringServices, RequestContext } from './context.ts';
import type { DataVersion } from './data-version.ts';
import type { Gate } from './gate.ts';
import { buildContext, callerOf, clockOf, localeOf } from './request-context.ts';

/** A cache or CDN in front may carry the release minute. */
const publicFor15s = 'public, max-age=0, s-maxage=15, must-revalidate';

/** What the calls need beyond a request. */
export interface CallServer {
  gate: Gate;
  services: AnsweringServices;
  findCaller: FindCaller;
  dataVersion: DataVersion;
  cache: AnswerCache;
}

/** Serves every call of the contract at its address, whatever the case of its letters. */
export function serveCalls(app: FastifyInstance, server: CallServer): void {
  for (const [key, endpoint] of Object.entries(server.gate.contract)) {
    const paths = [key, ...(endpoint.aliases ?? [])].map(pathOf);
    for (const url of withAccountTwins(paths)) {
      app.route({
        method: endpoint.verb,
        url,
        bodyLimit: endpoint.bodyLimit ?? 65_536,
        config: { call: key },
        handler: (request, reply) => answerCall(server, key, endpoint, request, reply),
      });
    }
  }
}

/** Decision 13: `/account/*` and `/api/account/*` both answer. */
function withAccountTwins(paths: string[]): string[] {
  const twins = paths.flatMap((path) => {
    if (path.startsWith('/account/')) return [`/api${path}`];
    return path.startsWith('/api/account/') ? [path.slice(4)] : [];
  });
  return [...new Set([...paths, ...twins])];
}

async function answerCall(
  server: CallServer,
  key: string,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isPublic = endpoint.cached === true && endpoint.access === 'public' && endpoint.verb === 'GET';
  const address = isPublic ? addressOf(server, request) : '';
  const known = isPublic ? server.cache.byAddress(address) : undefined;
  if (known) return sendCached(reply, request, known, publicFor15s);
  const { asOf, ...query } = decodePairs(new URL(request.url, 'http://x').searchParams) as { asOf?: string };
  const clock = clockOf(asOf, server.services, new Date());
  const locale = localeOf(request);
  const input = inputOf(endpoint, query, request);
  if (endpoint.cached && endpoint.access === 'public') {
    const context = buildContext(server.services, request, reply, { caller: anonymous, locale, clock });
    const answer = await cachedAnswer(server, key, input, context);
    if (isPublic) server.cache.rememberAddress(address, answer);
    return sendCached(reply, request, answer, publicFor15s);
  }
  const caller = await callerOf(request, reply, server.findCaller);
  const context = buildContext(server.services, request, reply, { caller, locale, clock });
  if (endpoint.cached)
    return sendCached(reply, request, await cachedAnswer(server, key, input, context), 'private, no-cache');
  const output = await server.gate.run(key, input, context, tokenOf(request));
  void reply.header('cache-control', changesState(endpoint) ? 'no-store' : 'private, no-cache');
  return reply.statusCode === 204
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(output));
}

function inputOf(endpoint: Endpoint, query: object, request: FastifyRequest): object {
  const { body } = request;
  if (endpoint.verb !== 'POST') return { ...query, ...(request.params as object) };
  if (body === undefined || body === null) return { ...query, ...(request.params as object) };
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('bad_request');
  const fields = Buffer.isBuffer(body) ? decodePairs(new URLSearchParams(body.toString('utf8'))) : body;
  const { xsrfToken: _token, ...input } = fields as { xsrfToken?: unknown };
  return { ...query, ...input, ...(request.params as object) };
}

/** The anti-forgery token: a header, or a hidden field of a form that works without JavaScript. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers[xsrfHeader];
  if (typeof header === 'string') return header;
  if (!Buffer.isBuffer(request.body)) return undefined;
  return new URLSearchParams(request.body.toString('utf8')).get('xsrfToken') ?? undefined;
}

const clockStepMs = 15 * 60_000;

/** An address with everything its answer may differ by: language, data version, step of the real clock. */
function addressOf({ dataVersion }: CallServer, request: FastifyRequest): string {
  return `${request.url}|${localeOf(request)}|${dataVersion.current()}|${Math.floor(Date.now() / clockStepMs)}`;
}

/** An answer that is the same for all who may see it: from the cache, made first when the data version, the locale, the clock or the input is new. */
export async function cachedAnswer(
  { gate, cache, dataVersion }: Pick<CallServer, 'gate' | 'cache' | 'dataVersion'>,
  key: string,
  input: object,
  context: RequestContext,
): Promise<CachedAnswer> {
  gate.admit(key, context);
  const cacheKey = `${key}?${JSON.stringify(Object.entries(input).sort())}|${context.locale}|${clockStep(context.clock)}|${dataVersion.current()}`;
  return cache.get(cacheKey) ?? cache.put(cacheKey, await gate.run(key, input, context));
}

function sendCached(
  reply: FastifyReply,
  request: FastifyRequest,
  answer: CachedAnswer,
  cacheControl: string,
): FastifyReply {
  void reply.headers({
    etag: answer.etag,
    'cache-control': cacheControl,
    vary: 'Locale, Accept-Encoding, Cookie',
  });
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  if (answer.output === null) return reply.code(204).send();
  const { bytes, encoding } = packedFor(answer, request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}
