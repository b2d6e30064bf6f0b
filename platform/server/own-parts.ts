import type { RequestContext } from './context.ts';

/** By call: what of a cached answer is the caller's own, laid over it after the cache; null where nothing differs. */
export type OwnParts = Record<
  string,
  (input: never, context: Pick<RequestContext, 'db' | 'caller'>) => Promise<object | null>
>;
