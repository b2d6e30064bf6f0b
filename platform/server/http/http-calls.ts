import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changesState, pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { decodeText } from '#platform/shared/wire.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AnswerCache, CachedAnswer } from '#platform/server/answers/answer-cache.ts';
import { answeredCaller, anonymous, type Caller, type FindCaller } from '#platform/server/caller.ts';
import { clockStep } from '#platform/server/clock.ts';
import type { AnsweringServices, RequestContext } from '#platform/server/context.ts';
import type { DataVersion } from '#platform/server/data-version.ts';
import type { Gate } from '#platform/server/gate.ts';
import { isByKey, type KeyGuard } from '#platform/server/calls/key-guard.ts';
import { requestCallerOf, type FindReader } from '#platform/server/calls/request-caller.ts';
import { tellOwnChange } from '#platform/server/calls/own-change.ts';
import type { OwnParts } from '#platform/server/jobs/own-parts.ts';
import { inputOf } from '#platform/server/calls/call-input.ts';
import { readWireInput } from '#platform/server/calls/wire-input.ts';
import {
  buildContext,
  changedVersionOf,
  clockOf,
  isSignedIn,
  localeOf,
} from '#platform/server/request-context.ts';
import { xsrfHeader } from './anti-forgery.ts';
import { isFormType, largestForm } from './body-parsers.ts';
import { withAccountTwins } from './account-twins.ts';
import { formOf, refuseLong } from './receive-file.ts';
import { answerOfVersion } from './version-answer.ts';

/** A cache or CDN in front may carry the release minute. */
const publicFor15s = 'public, max-age=0, s-maxage=15, must-revalidate';

/** What the calls need beyond a request. */
export interface CallServer {
  gate: Gate;
  services: AnsweringServices;
  findCaller: FindCaller;
  findReader?: FindReader;
  dataVersion: DataVersion;
  cache: AnswerCache;
  ownParts: OwnParts;
  keys: KeyGuard;
}

interface Served {
  key: string;
  endpoint: Endpoint;
}

/** Serves every call of the contract at its address, whatever the case of its letters. */
export function serveCalls(app: FastifyInstance, server: CallServer): void {
  for (const [key, endpoint] of Object.entries(server.gate.contract)) {
    const served = { key, endpoint };
    const paths = [key, ...(endpoint.aliases ?? [])].map(pathOf);
    for (const url of withAccountTwins(paths)) {
      app.route({
        method: endpoint.verb,
        url,
        bodyLimit: endpoint.bodyLimit ?? 65_536,
        config: { call: key, takesFile: endpoint.takesFile !== undefined },
        onRequest: (request, reply) => refuseEarly(server, served, request, reply),
        handler: (request, reply) => answerCall(server, served, request, reply),
      });
    }
  }
}

async function answerCall(
  server: CallServer,
  { key, endpoint }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Who has just changed something is never given what was there before it.
  const exact = changedVersionOf(request) > 0;
  const isPublic = endpoint.cached === true && endpoint.access === 'public' && endpoint.verb === 'GET';
  const address = isPublic ? addressOf(server, request) : '';
  const known = isPublic && !mayDiffer(server, key, request) ? server.cache.byAddress(address) : undefined;
  if (known) return sendCached(request, reply, { answer: known, cacheControl: publicFor15s });
  const { asOf, ...query } = queryOf(request);
  const clock = clockOf(asOf, server.services, new Date());
  const locale = localeOf(request);
  const form = await formOf(endpoint.takesFile, request);
  const input = form
    ? readWireInput(endpoint.input, { ...query, ...form.fields })
    : inputOf(endpoint, query, request);
  if (endpoint.cached && endpoint.access === 'public') {
    const context = buildContext(server.services, request, reply, { caller: anonymous, locale, clock });
    const remember = isPublic ? (made: string) => server.cache.rememberAddress(address, made) : undefined;
    const answer = await cachedAnswer({ ...server, exact }, key, input, context, remember);
    const own = mayDiffer(server, key, request)
      ? await ownPartOf(server, key, {
          input,
          context,
          answer,
          caller: await requestCallerOf(request, reply, server),
        })
      : null;
    if (own !== null) return sendOwn(reply, { ...(answer.output as object), ...own });
    return sendCached(request, reply, { answer, cacheControl: publicFor15s });
  }
  const caller = await requestCallerOf(request, reply, server);
  const context = buildContext(server.services, request, reply, {
    caller,
    locale,
    clock,
    file: form?.file ?? null,
  });
  if (endpoint.cached) {
    const answer = await cachedAnswer({ ...server, exact }, key, input, context);
    const own = await ownPartOf(server, key, { input, context, answer, caller });
    if (own !== null) return sendOwn(reply, { ...(answer.output as object), ...own });
    return sendCached(request, reply, { answer, cacheControl: 'private, no-cache' });
  }
  const before = server.dataVersion.current();
  const output = await server.gate.run(key, input, context, tokenOf(request));
  if (changesState(endpoint)) await tellOwnChange(server.dataVersion, before, context);
  if (endpoint.endsSession) void reply.header('clear-site-data', '"cache"');
  void reply.header('cache-control', changesState(endpoint) ? 'no-store' : 'private, no-cache');
  return output === null || output === undefined
    ? reply.code(204).send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(output));
}

/** Whether a call has a part of its own for whoever signed in. */
function mayDiffer({ ownParts }: CallServer, key: string, request: FastifyRequest): boolean {
  return ownParts[key] !== undefined && (isSignedIn(request) || isByKey(request));
}

/** The caller's own part of a cached answer; null for strangers, for empty answers and where nothing differs. */
async function ownPartOf(
  server: CallServer,
  key: string,
  asked: { input: object; context: RequestContext; answer: CachedAnswer; caller: Caller },
): Promise<object | null> {
  const { input, context, answer, caller } = asked;
  const part = server.ownParts[key];
  const reader = answeredCaller(caller);
  if (part === undefined || reader.accountId === null || answer.isEmpty) return null;
  const prepared = server.gate.prepare(key, input, context) as never;
  return part(prepared, { db: context.db, caller: reader }, answer.output as object);
}

function sendOwn(reply: FastifyReply, output: object): FastifyReply {
  void reply.header('cache-control', 'private, no-cache');
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(output));
}

/** Whoever may not make a call, or cannot confirm it, is refused before a byte of the body is read. */
async function refuseEarly(
  server: CallServer,
  { key, endpoint }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isForm = isFormType(request.headers['content-type']);
  if (isForm && Number(request.headers['content-length'] ?? 0) > largestForm) throw new AppError('too_large');
  if (endpoint.takesFile !== undefined) refuseLong(endpoint.takesFile, request, reply);
  if (endpoint.access === 'public' && !changesState(endpoint) && !isByKey(request)) return;
  const { gate } = server;
  const caller = await requestCallerOf(request, reply, server);
  gate.admit(key, { caller });
  const isTokenInForm = isForm && request.headers[xsrfHeader] === undefined;
  if (!isTokenInForm || caller.sessionToken === null) gate.confirm(key, { caller }, tokenOf(request));
}

/** The query of an address, as calls read it. */
export function queryOf(request: FastifyRequest): Record<string, unknown> {
  const start = request.url.indexOf('?');
  return start < 0 ? {} : decodeText(request.url.slice(start + 1));
}

/** The anti-forgery token: a header, or a hidden field of a form that works without JavaScript. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers[xsrfHeader];
  if (typeof header === 'string') return header;
  if (!Buffer.isBuffer(request.body)) return undefined;
  const { xsrfToken } = decodeText(request.body.toString('utf8'));
  return typeof xsrfToken === 'string' ? xsrfToken : undefined;
}

const clockStepMs = 15 * 60_000;

/** An address with everything its answer may differ by: language, data version, step of the real clock. */
function addressOf({ dataVersion }: CallServer, request: FastifyRequest): string {
  return `${request.url}|${localeOf(request)}|${dataVersion.current()}|${Math.floor(Date.now() / clockStepMs)}`;
}

/**
 * An answer that is the same for all who may see it: from the cache, made once when the data version, the locale, the
 * clock or the input is new. `remember` gets its key.
 */
export async function cachedAnswer(
  {
    gate,
    cache,
    dataVersion,
    exact,
  }: Pick<CallServer, 'gate' | 'cache' | 'dataVersion'> & { exact?: boolean },
  key: string,
  input: object,
  context: RequestContext,
  remember?: (cacheKey: string) => void,
): Promise<CachedAnswer> {
  gate.admit(key, context);
  const prepared = gate.prepare(key, input, context);
  const family = `${key}?${canonicalText(prepared)}|${context.locale}|${clockStep(context.clock)}`;
  const make = (): Promise<unknown> => gate.answer(key, prepared, context);
  const made = await answerOfVersion({ cache, dataVersion, family, exact, make });
  if (made.key !== '') remember?.(made.key);
  return made.answer;
}

/** A value as JSON in which the order of names makes no difference. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, cacheControl }: { answer: CachedAnswer; cacheControl: string },
): Promise<FastifyReply> {
  void reply.headers({
    ...(answer.etag !== '' && { etag: answer.etag }),
    'cache-control': answer.etag === '' ? 'no-store' : isByKey(request) ? 'private, no-cache' : cacheControl,
    vary: 'Locale, Accept-Encoding, Cookie, Authorization',
  });
  if (answer.etag !== '' && request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  if (answer.isEmpty) return reply.code(204).send();
  const { bytes, encoding } = await answer.bytesFor(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
}
