import { z } from 'zod';
import { HeadlineOfStory, questionFields } from '#features/news/public.server.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag, IsoMoment, PageIndex, pageSize } from '#platform/contract/fields.ts';
import { maxSubscriptions, subjectKinds } from '#services/following/public.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Subject = z.object({
  type: z.enum(subjectKinds),
  value: Id.describe(
    'Number of the rubric (2 to 14), place, story, object, outlet, saved filter or category.',
  ),
});

const Subscription = z.object({
  subscriptionId: z.int(),
  type: z.enum(subjectKinds),
  value: z.int(),
  name: z.string().describe('In the language of the caller where it is known.'),
  inDigest: z.boolean(),
});

const Brought = Subscription.extend({
  weekCount: z.int().describe('Headlines of the last seven days.'),
  newCount: z.int().describe('Those of them that came since the visit before this one.'),
  days: z.array(z.int()).length(7).describe('Headlines by day; the last day ends with the clock.'),
  news: z.array(HeadlineOfStory).describe('The latest.'),
});

const Subscribed = Subscription.omit({ name: true });
const since = IsoMoment.nullable().describe(
  'Up to when the caller had seen the news; null on the first visit.',
);

/** Calls about what an account follows. */
export const subscriptionContract = {
  'subscriptions/subscribe': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Follows a subject, at most ${maxSubscriptions}; following what is followed already changes nothing.`,
    input: Subject,
    output: Subscribed,
    errors: ['not_found', 'too_many_kept'],
  }),
  'subscriptions/unsubscribe': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Follows a subject no longer; what was not followed is fine. Following it again finds its settings.',
    input: Subject,
    output: Done,
  }),
  'subscriptions/subscribeToSearchQuery': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Follows what a search finds: the question is kept as a saved filter, once however often it is asked.',
    input: z.object({
      name: z.string().trim().min(1).max(80).optional(),
      question: z.strictObject(questionFields),
    }),
    output: Subscribed,
    errors: ['query_too_long', 'query_without_words', 'too_many_kept'],
  }),
  'subscriptions/SubscribeToSearchQueryById': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Follows a saved filter of the caller.',
    input: z.object({ id: Id }),
    output: Subscribed,
    errors: ['not_found', 'too_many_kept'],
  }),
  'subscriptions/putIntoDigest': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Makes a subject that is followed a section of the digest, or leaves it out.',
    input: Subject.extend({ inDigest: Flag }),
    output: Done,
    errors: ['not_found'],
  }),
  'subscriptions/find': endpoint({
    verb: 'GET',
    access: 'public',
    summary: 'Whether the caller follows a subject; nobody follows anything without a login.',
    input: Subject,
    output: z.object({ isSubscribed: z.boolean(), subscriptionId: z.int().nullable() }),
  }),
  'subscriptions/getGrouped': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'What the caller follows, each with its latest headlines: kind by kind, page by page.',
    input: z.object({ pageIndex: PageIndex, pageSize: pageSize(5, 30) }),
    output: z.object({ total: z.int(), since, subscriptions: z.array(Brought) }),
  }),
  'subscriptions/getMixed': endpoint({
    verb: 'GET',
    access: 'login',
    summary:
      'The headlines of everything the caller follows in one feed, newest first, each once: seven days, page by page.',
    input: z.object({ pageIndex: PageIndex, pageSize: pageSize(15, 60) }),
    output: z.object({
      total: z.int(),
      since,
      news: z.array(
        HeadlineOfStory.extend({
          isNew: z.boolean(),
          subscriptions: z.array(Subscription.pick({ subscriptionId: true, name: true })),
        }),
      ),
    }),
  }),
  'subscriptions/GetAllSubscriptionsWithData': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'Everything the caller follows, with seven days of counts and the latest headline of each.',
    input: z.object({}),
    output: z.object({ since, most: z.int(), subscriptions: z.array(Brought) }),
  }),
} satisfies Contract;
