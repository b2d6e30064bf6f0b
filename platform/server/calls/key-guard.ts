import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Caller } from '#platform/server/caller.ts';
import { noteAccount } from '#platform/server/request-context.ts';

const windowMs = 3_600_000;

/** Finds the account behind a key with what the key may read; null when it is none, was revoked or has expired. */
export type FindKeyCaller = (key: string) => Promise<Caller | null>;

/** Counts the calls of keys; writes them down now and then. */
export interface KeyMeter {
  note(keyId: number, isRefused: boolean): void;
  close(): Promise<void>;
}

/** The one address that takes access tokens of the accounts' issuer beside keys. */
interface TokenEntry {
  url: string;
  find: FindKeyCaller;
}

/** Where programs with keys come in. */
export interface KeyGuard {
  /** The caller behind a request's key, counted against the key's limit; throws for a key that does not hold. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
}

/** True for a request that brings a key; its cookies count for nothing then. */
export function isByKey({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^bearer(\s|$)/i.test(headers.authorization ?? '');
}

const admitted = new WeakMap<FastifyRequest, Caller>();

/** Opens the guard: a key is looked up once a request, counted by hour like all requests, and its use is noted. */
export function openKeyGuard(
  app: FastifyInstance,
  find: FindKeyCaller,
  meter: KeyMeter,
  tokens?: TokenEntry,
): KeyGuard {
  const limit = app.createRateLimit({
    timeWindow: windowMs,
    max: (request: FastifyRequest) => keyOf(request).perHour,
    keyGenerator: (request: FastifyRequest) => countedAs(keyOf(request)),
  });
  app.addHook('onResponse', async (request, reply) => {
    const key = admitted.get(request)?.key;
    if (key !== undefined && key.id !== null) meter.note(key.id, reply.statusCode >= 400);
  });
  app.addHook('onClose', () => meter.close());
  return {
    async admit(request, reply) {
      const known = admitted.get(request);
      if (known !== undefined) return known;
      const given = request.headers.authorization!.replace(/^bearer\s*/i, '').trim();
      const isToken = tokens !== undefined && tokens.url === request.routeOptions.url && given.includes('.');
      const caller = await (isToken ? tokens.find(given) : find(given));
      if (caller?.key === undefined) throw refusedKey(reply);
      admitted.set(request, caller);
      noteAccount(request, caller.accountId);
      if (caller.refusal !== undefined) throw new AppError(caller.refusal);
      const counted = await limit(request);
      if (counted.isAllowed) return caller;
      void reply.headers({
        'ratelimit-limit': counted.max,
        'ratelimit-remaining': counted.remaining,
        'ratelimit-reset': counted.ttlInSeconds,
      });
      if (counted.isExceeded) throw new AppError('too_many_requests', { retryAfter: counted.ttlInSeconds });
      return caller;
    },
  };
}

function keyOf(request: FastifyRequest): NonNullable<Caller['key']> {
  return admitted.get(request)!.key!;
}

function countedAs({ id, account }: NonNullable<Caller['key']>): string {
  return id === null ? `token ${account}` : `key ${id}`;
}

function refusedKey(reply: FastifyReply): AppError {
  void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return new AppError('key_refused');
}
