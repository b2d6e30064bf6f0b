import type { Api, OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** A subject as the page shows it, with its latest headlines. */
export type Followed = OutputOf<'subscriptions/getGrouped'>['subscriptions'][number];

/** Everything a person follows and is told of; a part that could not be read is null. */
export interface MineData {
  followed: Followed[];
  /** Up to when the news were seen on the visit before; null on the first one. */
  since: string | null;
  /** One feed of everything, where it is asked for. */
  mixed: (OutputOf<'subscriptions/getMixed'> & { page: number }) | null;
  ownRegion: { yugoId: number; name: string } | null;
  mailing: OutputOf<'digest/getMailing'> | null;
  alerts: OutputOf<'alerts/getAlerts'>['alerts'] | null;
  reminders: OutputOf<'quotes/getReminders'>['reminders'] | null;
  categories: OutputOf<'categories/getCategories'>['categories'] | null;
  views: OutputOf<'boards/getKeptViews'>['views'] | null;
}

/** Subjects a call tells at once; an account follows at most twice as many. */
const pageSize = 30;
/** Headlines on a page of the one feed (specification 9). */
export const mixedSize = 15;

/** Loads the page; `?view=mixed` is one feed, whose `?page=` counts from 1. */
export const loadMine: LoadPage<MineData> = async ({ api, locale, url, signal }) => {
  const options = { signal };
  const missing = () => null;
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
  const isMixed = url.searchParams.get('view') === 'mixed';
  const [all, mixed, account, names, mailing, alerts, reminders, categories, kept] = await Promise.all([
    loadFollowed(api, signal),
    isMixed ? api.call('subscriptions/getMixed', { pageIndex: page }, options) : null,
    api.call('account/getCurrentAccount', {}, options),
    api.call('site/getRegionNames', {}, options).catch(missing),
    api.call('digest/getMailing', {}, options).catch(missing),
    api.call('alerts/getAlerts', {}, options).catch(missing),
    api.call('quotes/getReminders', {}, options).catch(missing),
    api.call('categories/getCategories', {}, options).catch(missing),
    api.call('boards/getKeptViews', {}, options).catch(missing),
  ]);
  const own = names?.regions.find(({ yugoId }) => yugoId === account.ownRegionYugoId);
  return {
    ...all,
    mixed: mixed && { ...mixed, page },
    ownRegion: own ? { yugoId: own.yugoId, name: own.byLocale[locale] } : null,
    mailing,
    alerts: alerts?.alerts ?? null,
    reminders: reminders?.reminders ?? null,
    categories: categories?.categories ?? null,
    views: kept?.views ?? null,
  };
};

async function loadFollowed(api: Api, signal: AbortSignal): Promise<Pick<MineData, 'followed' | 'since'>> {
  const ask = (pageIndex: number) =>
    api.call('subscriptions/getGrouped', { pageIndex, pageSize }, { signal });
  const { total, since, subscriptions } = await ask(1);
  const rest = total > pageSize ? (await ask(2)).subscriptions : [];
  return { since, followed: [...subscriptions, ...rest] };
}
