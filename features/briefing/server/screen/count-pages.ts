import type { RequestContext } from '#platform/server/context.ts';
import { listPlaceDays } from '#features/news/public.server.ts';
import type { EventPageName } from '../../domain/event-pages.ts';
import { listEventDocuments } from './document-queries.ts';
import { daysBack, newsOfPlace } from './place-news.ts';

/** What is new on each page of a place's screen: its texts up to the clock, its headlines of the day. */
export async function countPages(
  yugoId: number,
  context: RequestContext,
): Promise<Record<EventPageName, number>> {
  const { db, clock } = context;
  const { yugoIds } = await newsOfPlace(yugoId, context);
  const days = await listPlaceDays(db, { yugoIds, from: daysBack(context, 1), clock: clock.news });
  const headlines = days.find(({ day }) => day === null)?.headlines ?? 0;
  const texts = { yugoId, day: clock.day, most: 1, skip: 0 };
  const [exclusive, analytics] = await Promise.all([
    listEventDocuments(context, { kind: 'exclusive', ...texts }),
    listEventDocuments(context, { kind: 'analytics', ...texts }),
  ]);
  return {
    exclusive: exclusive.total,
    news: headlines,
    analytics: analytics.total,
    covid: 0,
    // Its places say their own counts, of seven days.
    map: 0,
    info: 0,
  };
}
