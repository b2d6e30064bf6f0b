import { dossierClock, morningClock } from '#platform/server/clock.ts';
import type { RequestContext } from '#platform/server/context.ts';

/** What a request, and a job that writes for a reader, know of who asks: texts, language, clock. */
export type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'translate'>;

/** A request whose figures are those known on the day of its news. */
export function atMorning<Context extends Pick<RequestContext, 'clock'>>(context: Context): Context {
  return { ...context, clock: morningClock(context.clock) };
}

/** A request whose news are of the day of its figures (decision 43). */
export function atDossier(context: RequestContext): RequestContext {
  return { ...context, clock: dossierClock(context.clock) };
}
