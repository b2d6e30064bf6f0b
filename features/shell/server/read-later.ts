import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { findBegunBeside, listBegunLater } from '#features/measures/public.server.ts';
import { listStoriesLater } from '#features/news/public.server.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import {
  areReleasesCounted,
  findReleaseBeside,
  listReleasedLater,
} from '#statistics/releases/later-queries.ts';
import type { laterContract } from '../contract/later-calls.ts';
import { nearestEvent, type NearestEvent } from '../domain/nearest-event.ts';

/** Named of each kind; the rest are counted. */
const most = 5;

/** What became known after the clock's day, up to the product's own. */
export async function readLater(
  context: RequestContext,
): Promise<HandlerOutput<typeof laterContract, 'site/getLater'>> {
  const { db, clock, config, now, locale } = context;
  const own = ownClock(config, now);
  const span = { after: clock.day, to: own.day };
  const [isCounted, released, begun, stories, before, after] = await Promise.all([
    areReleasesCounted(db),
    listReleasedLater(db, span, locale),
    listBegunLater(db, { ...span, most }, locale),
    listStoriesLater(db, { after: clock.news, to: own.news, language: locale, most }),
    findBeside('before', own.day, context),
    findBeside('after', own.day, context),
  ]);
  const fresh = released.filter(({ added }) => added > 0);
  const revised = released.filter(({ changed }) => changed > 0).toSorted((a, b) => b.changed - a.changed);
  return {
    day: clock.day,
    ownDay: own.day,
    figures: isCounted ? { count: fresh.length, named: fresh.slice(0, most).map(toNamed) } : null,
    revisions: isCounted
      ? {
          count: revised.reduce((sum, { changed }) => sum + changed, 0),
          named: revised.slice(0, most).map(toNamed),
        }
      : null,
    measures: {
      count: begun[0]?.total ?? 0,
      named: begun.map(({ id, title, starts }) => ({ id, title, starts })),
    },
    stories: {
      count: stories[0]?.total ?? 0,
      named: stories.map(({ id, title, language, outlets, firstAt }) => ({
        id,
        title,
        language,
        outlets,
        day: dayAt(firstAt),
      })),
    },
    before,
    after,
  };
}

const toNamed = ({ indicator, name }: { indicator: string; name: string }) => ({ indicator, name });

/** The nearest event on one side of the clock's day that the product's own day knows. */
async function findBeside(
  side: 'before' | 'after',
  last: string,
  { db, clock, locale }: RequestContext,
): Promise<NearestEvent | null> {
  const wanted = { day: clock.day, side, last };
  const [figures, measures] = await Promise.all([
    findReleaseBeside(db, wanted, locale),
    findBegunBeside(db, wanted, locale),
  ]);
  return nearestEvent(side, { figures, measures });
}
