import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, FindCaller } from '#platform/server/caller.ts';
import { callerOf } from '#platform/server/request-context.ts';
import { isByKey, type KeyGuard } from './key-guard.ts';

/** On whose behalf a call reads that brings no session: a page that is being printed; null for every other call. */
export type FindReader = (request: FastifyRequest) => Promise<Caller | null>;

/** Callers found before the body was read. */
const callers = new WeakMap<FastifyRequest, Caller>();

/** Who calls, looked up once a request: by a key where one came, whatever cookies came along; else by the session. */
export async function requestCallerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { findCaller, findReader, keys }: { findCaller: FindCaller; findReader?: FindReader; keys: KeyGuard },
): Promise<Caller> {
  const known = callers.get(request);
  if (known) return known;
  const caller = isByKey(request)
    ? await keys.admit(request, reply)
    : ((await findReader?.(request)) ?? (await callerOf(request, reply, findCaller)));
  callers.set(request, caller);
  return caller;
}
