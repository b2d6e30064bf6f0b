import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { SharedCounts } from './shared-counts.ts';
import { addressGroup } from './address-group.ts';

/** What a request counts as: calls, pages and feeds cost work; files are only sent; `none` for what watches the process. */
export type LimitKind = 'calls' | 'pages' | 'files' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As what the route's requests are counted; `pages` unless told. */
    counts?: LimitKind;
    /** An answer that lasts as long as somebody listens: its time measures nothing. */
    staysOpen?: boolean;
  }
}

/** Share of the limit of calls that each kind has: a page brings several calls and many pictures along. */
const shares: Record<Exclude<LimitKind, 'none'>, number> = { calls: 1, pages: 0.5, files: 5 };
const windowMs = 60_000;

/** Counts requests by the route they match, whatever their spelling, and by client; `most` calls a minute, 0 = no limit; `shared` counts for all processes together. */
export async function limitRequests(
  app: FastifyInstance,
  most: number,
  shared?: SharedCounts,
): Promise<void> {
  await app.register(rateLimit, { global: false, timeWindow: windowMs, store: shared?.store });
  app.addHook('onClose', async () => shared?.close());
  if (most === 0) return;
  const limiters = Object.fromEntries(
    Object.entries(shares).map(([kind, share]) => [
      kind,
      app.createRateLimit({
        max: Math.ceil(most * share),
        keyGenerator: ({ ip }: FastifyRequest) => `${kind} ${addressGroup(ip)}`,
      }),
    ]),
  );
  app.addHook('onRequest', async (request) => {
    const limiter = limiters[kindOf(request)];
    if (!limiter) return;
    const counted = await limiter(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new AppError('too_many_requests', { retryAfter: counted.ttlInSeconds });
  });
}

/** A route says what it counts as; calls name themselves, and what matches no route asks for a page. */
function kindOf({ routeOptions }: FastifyRequest): LimitKind {
  const { counts, call } = routeOptions.config;
  return counts ?? (call === undefined ? 'pages' : 'calls');
}
