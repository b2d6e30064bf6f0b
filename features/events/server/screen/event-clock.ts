import { dossierClock, morningClock } from '#platform/server/clock.ts';
import type { RequestContext } from '#platform/server/context.ts';

/** A request whose figures are those known on the day of its news. */
export function atMorning(context: RequestContext): RequestContext {
  return { ...context, clock: morningClock(context.clock) };
}

/** A request whose news are of the day of its figures (decision 43). */
export function atDossier(context: RequestContext): RequestContext {
  return { ...context, clock: dossierClock(context.clock) };
}
