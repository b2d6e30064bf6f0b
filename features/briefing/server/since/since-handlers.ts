import { findVisitStart } from '#features/news/public.server.ts';
import { getPlace } from '#features/regions/public.server.ts';
import { listTerms } from '#services/terms/public.server.ts';
import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { sinceContract } from '../../contract/since-calls.ts';
import { sinceSpan } from '../../domain/since/since-span.ts';
import { readFresh } from './read-fresh.ts';
import { readReleases } from './read-releases.ts';

/** Handlers of what came since the reader was here. */
export const sinceRoutes: Routes<typeof sinceContract> = {
  async 'event/getSince'({ yugoId }, context) {
    const { db, clock, locale, caller, now } = context;
    await getPlace(yugoId, context);
    const visit = caller.accountId === null ? null : await findVisitStart(db, caller.accountId, now);
    const span = sinceSpan(clock.day, visit === null ? null : dayAt(visit));
    const [fresh, releases, terms] = await Promise.all([
      readFresh(yugoId, span, context),
      readReleases(yugoId, span, context),
      listTerms(db, { yugoId }, { from: span.from, to: span.to, day: clock.day }, locale),
    ]);
    const began = terms.filter(({ starts }) => starts >= span.from);
    return {
      ...span,
      ...fresh,
      ...releases,
      measures: began.map(({ id, title, starts }) => ({ id, title, starts })),
    };
  },
};
