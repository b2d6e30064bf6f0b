import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment, listOf } from '#platform/contract/fields.ts';

const NewsId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Calls about what came since a reader was here. */
export const visitContract = {
  'news/startVisit': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Begins a visit, or goes on with the one of the last half hour: up to when the news of the visit before were seen, and where its reading stopped. A clock asked for by asOf begins none; one the installation pins does, though by it nothing new comes until it is moved.',
    input: z.object({}),
    output: z.object({
      since: IsoMoment.nullable().describe('Null on the first visit.'),
      stoppedAt: z.int().nullable().describe('Number of a headline.'),
    }),
  }),
  'news/stopReading': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Keeps the headline of the feed at which reading stopped, for the next visit.',
    input: z.object({ newsId: NewsId }),
    output: Done,
  }),
  'news/markAllRead': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Counts everything up to the clock as read: what comes later alone is new. With `since`, an answer of this call, that is taken back.',
    input: z.object({ since: IsoMoment.nullable().optional() }),
    output: z.object({
      before: IsoMoment.nullable().describe('Up to when it was read before; null = never.'),
    }),
  }),
  'news/getNewSince': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'What stories gained since a moment, at most 31 days before the clock: how many headlines, and the latest five. Stories that gained nothing are left out.',
    input: z.object({ storyIds: listOf(NewsId, 100), since: IsoMoment }),
    output: z.array(
      z.object({
        storyId: z.int(),
        count: z.int(),
        news: z.array(
          z.object({ newsId: z.int(), title: z.string(), language: z.string(), sourceName: z.string() }),
        ),
      }),
    ),
  }),
} satisfies Contract;
