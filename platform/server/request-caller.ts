import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, FindCaller } from './caller.ts';
import { isByKey, type KeyGuard } from './keys/key-guard.ts';
import { callerOf } from './request-context.ts';

/** Callers found before the body was read. */
const callers = new WeakMap<FastifyRequest, Caller>();

/** Who calls, looked up once a request: by a key where one came, whatever cookies came along; else by the session. */
export async function requestCallerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { findCaller, keys }: { findCaller: FindCaller; keys: KeyGuard },
): Promise<Caller> {
  const known = callers.get(request);
  if (known) return known;
  const caller = isByKey(request)
    ? await keys.admit(request, reply)
    : await callerOf(request, reply, findCaller);
  callers.set(request, caller);
  return caller;
}
