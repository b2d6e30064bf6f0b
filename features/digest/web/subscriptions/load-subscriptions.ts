import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** A subject as the page shows it. */
export type OwnSubscription = OutputOf<'subscriptions/GetAllSubscriptionsWithData'>['subscriptions'][number];

/** Headlines of the page: subject by subject, or one feed of all. */
export type SubscriptionNews =
  | ({ view: 'grouped' } & OutputOf<'subscriptions/getGrouped'>)
  | ({ view: 'mixed' } & OutputOf<'subscriptions/getMixed'>);

/** What a person follows, how much each brought, one page of the news, and the rubrics that can be added. */
export interface SubscriptionsData {
  all: OutputOf<'subscriptions/GetAllSubscriptionsWithData'>;
  rubrics: { id: number; name: string }[];
  page: number;
  news: SubscriptionNews;
}

/** Subjects, and headlines, on one page (specification 9). */
export const pageSizes = { grouped: 5, mixed: 15 } as const;

/** Loads the page; `?view=mixed` is one feed, `?page=` counts from 1. */
export const loadSubscriptions: LoadPage<SubscriptionsData> = async ({ api, url, signal }) => {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
  const view = url.searchParams.get('view') === 'mixed' ? 'mixed' : 'grouped';
  const news = async (): Promise<SubscriptionNews> =>
    view === 'mixed'
      ? { view, ...(await api.call('subscriptions/getMixed', { pageIndex: page }, { signal })) }
      : { view, ...(await api.call('subscriptions/getGrouped', { pageIndex: page }, { signal })) };
  const [all, rubrics, shown] = await Promise.all([
    api.call('subscriptions/GetAllSubscriptionsWithData', {}, { signal }),
    api.call('news/getRubrics', {}, { signal }),
    news(),
  ]);
  return { all, rubrics: rubrics.filter(({ id }) => id > 1), page, news: shown };
};
