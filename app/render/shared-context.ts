import { isAnonymous } from '#platform/server/caller.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Gate } from '#platform/server/gate.ts';
import type { CallInProcess } from './in-process-calls.ts';

/** Calls whose answer to a stranger without any session is the same for all of them. */
const sameForStrangers = new Set(['account/getCurrentAccount', 'muting/getMuted']);

/** What a request tells of one visitor's browser: a page that was made of it is theirs. */
const ofOneVisitor = ['browser', 'ip'] as const;

/** The making of one page, watched: what it was made of decides whether others may have it too. */
export interface WatchedMaking {
  context: RequestContext;
  watch(call: CallInProcess): CallInProcess;
  /** True while nothing of one visitor went in: nobody known asks, no cookie was set, nothing was read of the browser, and every call answers all strangers alike. */
  isShared(): boolean;
}

/** Watches a page being made for a stranger; one that is made for somebody known is never for others, whatever its calls declare. */
export function watchMaking(context: RequestContext, contract: Gate['contract']): WatchedMaking {
  let isShared = isAnonymous(context.caller);
  const spoil = (): void => void (isShared = false);
  const watched: RequestContext = {
    ...context,
    setCookie(change) {
      spoil();
      context.setCookie(change);
    },
  };
  for (const name of ofOneVisitor)
    Object.defineProperty(watched, name, {
      get() {
        spoil();
        return context[name];
      },
    });
  return {
    context: watched,
    watch: (call) => (name, input, token) => {
      const isSame = contract[name]?.cached === true && contract[name].access === 'public';
      if (!isSame && !sameForStrangers.has(name)) spoil();
      return call(name, input, token).then((result) => {
        // A failure passes; a page that shows it must not stay.
        if ('problem' in result && result.problem.status >= 500) spoil();
        return result;
      });
    },
    isShared: () => isShared,
  };
}
