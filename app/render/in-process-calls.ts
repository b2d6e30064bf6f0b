import { changesState } from '#platform/contract/endpoint.ts';
import type { Problem } from '#platform/contract/errors.ts';
import type { AnswerCache } from '#platform/server/answers/answer-cache.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { DataVersion } from '#platform/server/data-version.ts';
import type { Gate } from '#platform/server/gate.ts';
import { cachedAnswer } from '#platform/server/http/http-calls.ts';
import { tellOwnChange } from '#platform/server/calls/own-change.ts';
import { asAppError, problemOf } from '#platform/server/http/problem.ts';
import { traced } from '#platform/server/telemetry/tracing.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';

/** What pages rendered here need to call the gate without HTTP. */
export interface InProcess {
  gate: Gate;
  cache: AnswerCache;
  dataVersion: DataVersion;
  translate: ServerTranslate;
  /** What is made of the answers is kept under the data version: none of the version before may stand in. */
  exact?: boolean;
}

/** A call's end: what it gave, or the problem it refused with. */
export type CallResult = { output: unknown } | { problem: Problem };

/** Makes one call through the same gate and cache as HTTP does; never throws. `token` = the anti-forgery token given. */
export type CallInProcess = (name: string, input: object, token?: string) => Promise<CallResult>;

/** Binds calls in process to one request. */
export function callsInProcess(parts: InProcess, context: RequestContext): CallInProcess {
  return async (name, input, token) => {
    try {
      const endpoint = parts.gate.contract[name];
      // A name that is none of the contract's may be anybody's words.
      const known = endpoint ? name : 'unknown';
      const span = { name: `call ${known}`, kind: 'internal', facts: { 'svodka.name': known } } as const;
      if (endpoint?.cached) return await traced(span, () => cachedAnswer(parts, name, input, context));
      const before = parts.dataVersion.current();
      const output = await traced(span, () => parts.gate.run(name, input, context, token));
      if (endpoint && changesState(endpoint)) await tellOwnChange(parts.dataVersion, before, context);
      return { output };
    } catch (error) {
      const refusal = asAppError(error);
      if (refusal.status >= 500)
        context.log.error(
          { err: refusal.cause ?? refusal, requestId: context.requestId, call: name },
          'call failed',
        );
      return { problem: problemOf(refusal, context.locale, context.requestId, parts.translate) };
    }
  };
}
