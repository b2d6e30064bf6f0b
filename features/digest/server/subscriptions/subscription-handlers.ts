import {
  findVisitStart,
  hasSavedSearch,
  keepSearch,
  nameFollowed,
  readFollowed,
  readMixed,
  readMuting,
} from '#features/news/public.server.ts';
import { readIndustryNews } from '#features/industries/public.server.ts';
import { readThemeNews } from '#features/quotes/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { subscriptionContract } from '../../contract/subscription-calls.ts';
import { maxSubscriptions } from '#services/following/public.ts';
import { listOpenCategories } from '../categories/category-queries.ts';
import { describeSubjects, type Described } from './describe-subjects.ts';
import {
  endSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  setInDigest,
  type StoredSubscription,
  type Subject,
} from '#services/following/public.server.ts';

/** Days one feed of everything followed goes back. */
const mixedDays = 7;
const rubricsFrom = 2;

/** What an account follows: begun and ended any number of times, read kind by kind or as one feed. */
export const subscriptionRoutes: Routes<typeof subscriptionContract> = {
  async 'subscriptions/subscribe'(subject, context) {
    if (!(await isThere(subject, context))) throw new AppError('not_found', { ...subject });
    return follow(subject, context);
  },
  async 'subscriptions/unsubscribe'(subject, { db, caller }) {
    await endSubscription(db, caller.accountId!, subject);
    return { ok: true };
  },
  async 'subscriptions/subscribeToSearchQuery'({ name, question }, { db, caller }) {
    return db.transaction(async (tx) => {
      const { id } = await keepSearch(tx, caller.accountId!, { name, question });
      return madeOf(await insertSubscription(tx, caller.accountId!, { type: 'search', value: id }));
    });
  },
  async 'subscriptions/SubscribeToSearchQueryById'({ id }, context) {
    if (!(await hasSavedSearch(context.db, context.caller.accountId!, id)))
      throw new AppError('not_found', { id });
    return follow({ type: 'search', value: id }, context);
  },
  async 'subscriptions/putIntoDigest'({ inDigest, ...subject }, { db, caller }) {
    if (!(await setInDigest(db, caller.accountId!, subject, inDigest))) throw new AppError('not_found');
    return { ok: true };
  },
  async 'subscriptions/find'(subject, { db, caller }) {
    const found = caller.accountId === null ? null : await findSubscription(db, caller.accountId, subject);
    return { isSubscribed: found !== null, subscriptionId: found?.subscriptionId ?? null };
  },
  async 'subscriptions/getGrouped'({ pageIndex, pageSize }, context) {
    const all = await listOwn(context);
    const page = all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
    return { total: all.length, ...(await withNews(page, context, groupedHeadlines)) };
  },
  async 'subscriptions/getMixed'({ pageIndex, pageSize }, context) {
    const own = await listOwn(context);
    const [since, isMuted, { total, news }] = await Promise.all([
      sinceOf(context),
      readMuting(context.db, context.caller.accountId!),
      readMixed(
        context.db,
        own.map(({ followed }) => followed),
        {
          clock: context.clock.news,
          language: context.locale,
          skip: (pageIndex - 1) * pageSize,
          size: pageSize,
          days: mixedDays,
        },
      ),
    ]);
    return {
      total,
      since: since?.toISOString() ?? null,
      news: news
        .filter((each) => !isMuted(each))
        .map(({ places, ...headline }) => ({
          ...headline,
          isNew: since !== null && new Date(headline.date) > since,
          subscriptions: places.map((place) => own[place]!),
        })),
    };
  },
  async 'subscriptions/GetAllSubscriptionsWithData'(_input, context) {
    const own = await listOwn(context);
    return { most: maxSubscriptions, ...(await withNews(own, context, 1)) };
  },
};

const groupedHeadlines = 3;

async function listOwn(context: RequestContext): Promise<Described[]> {
  const { db, caller } = context;
  return describeSubjects(await listSubscriptions(db, caller.accountId!), context, caller.accountId!);
}

function sinceOf({ db, caller, now }: RequestContext): Promise<Date | null> {
  return findVisitStart(db, caller.accountId!, now);
}

async function withNews(subscriptions: readonly Described[], context: RequestContext, size: number) {
  const since = await sinceOf(context);
  const isMuted = await readMuting(context.db, context.caller.accountId!);
  const brought = await readFollowed(
    context.db,
    subscriptions.map(({ followed }) => followed),
    { clock: context.clock.news, language: context.locale, since, size },
  );
  return {
    since: since?.toISOString() ?? null,
    subscriptions: subscriptions.map(({ followed: _followed, ...subscription }, index) => {
      const { total, fresh, days, news } = brought[index]!;
      return {
        ...subscription,
        weekCount: total,
        newCount: fresh,
        days,
        news: news.filter((each) => !isMuted(each)),
      };
    }),
  };
}

async function follow(subject: Subject, { db, caller }: RequestContext): Promise<StoredSubscription> {
  return db.transaction(async (tx) => madeOf(await insertSubscription(tx, caller.accountId!, subject)));
}

function madeOf(made: StoredSubscription | null): StoredSubscription {
  if (made === null) throw new AppError('too_many_kept', { most: maxSubscriptions });
  return made;
}

/** Whether there is such a subject for the caller: others' filters are not. */
async function isThere(
  { type, value }: Subject,
  { db, caller, locale, clock }: RequestContext,
): Promise<boolean> {
  if (type === 'search') return hasSavedSearch(db, caller.accountId!, value);
  if (type === 'category') return (await listOpenCategories(db, caller.accountId!, [value])).length > 0;
  if (type === 'theme') return (await readThemeNews({ db, locale, clock })).has(value);
  if (type === 'industry') return (await readIndustryNews([value], { db, locale, clock })).has(value);
  if (value > 2_147_483_647) return false;
  if (type === 'rubric' && value < rubricsFrom) return false;
  const names = await nameFollowed(db, [{ kind: type, id: value }], { locale, clock: clock.news });
  return names.size > 0;
}
