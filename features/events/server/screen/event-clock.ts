import { morningClock } from '#platform/server/clock.ts';
import type { RequestContext } from '#platform/server/context.ts';

/** A request whose figures are those known on the day of its news. */
export function atMorning(context: RequestContext): RequestContext {
  return { ...context, clock: morningClock(context.clock) };
}
