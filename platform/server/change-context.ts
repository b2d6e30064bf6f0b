import type { RequestContext } from './context.ts';

/** A request's context with some of it changed, while nothing of it is read: whoever watches what an answer is made of sees no more than the handler takes. */
export function changeContext(context: RequestContext, changes: Partial<RequestContext>): RequestContext {
  return Object.defineProperties({} as RequestContext, {
    ...Object.getOwnPropertyDescriptors(context),
    ...Object.getOwnPropertyDescriptors(changes),
  });
}
