import { dayAt } from '#platform/shared/calendar-days.ts';
import type { Routes } from '#platform/server/context.ts';
import type { deskDayContract } from '../../contract/day-calls.ts';
import { listDoubtfulJoins, listRows, listWithoutRubric } from './day-queries.ts';
import { chooseRubric, keepHeadline, placeStory } from './front-decisions.ts';
import { briefOf } from './story-handlers.ts';
import { findStories } from './story-queries.ts';

/** Handlers of the desk's day. */
export const deskDayRoutes: Routes<typeof deskDayContract> = {
  'newsdesk/getRows': ({ ids }, { db, clock }) =>
    listRows(db, { ids, clock: clock.news, day: dayAt(clock.news) }),

  async 'newsdesk/getDoubts'(_, { db, clock, locale }) {
    const at = { language: locale, clock: clock.news };
    const joins = await listDoubtfulJoins(db, at);
    const without = await listWithoutRubric(db, at);
    const briefs = await findStories(
      db,
      without.map(({ storyId }) => storyId),
    );
    const likely = new Map(without.map((each) => [each.storyId, each.likely]));
    return {
      joinCount: joins[0]?.count ?? 0,
      joins: joins.map(({ count: _count, date, ...each }) => ({ ...each, date: date.toISOString() })),
      rubricCount: without[0]?.count ?? 0,
      rubrics: briefs.map((brief) => ({ ...briefOf(brief), likely: likely.get(brief.storyId) ?? [] })),
    };
  },

  'newsdesk/chooseRubric': ({ id, rubricId }, context) => chooseRubric(context, id, rubricId),
  'newsdesk/placeStory': ({ id, place }, context) => placeStory(context, id, place),
  'newsdesk/keepHeadline': ({ newsId }, context) => keepHeadline(context, newsId),
};
