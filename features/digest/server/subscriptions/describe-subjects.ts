import {
  listSavedSearches,
  nameFollowed,
  type Followed,
  type Numbered,
} from '#features/news/public.server.ts';
import { readIndustryNews, type IndustryNews } from '#features/industries/public.server.ts';
import { readThemeNews, type ThemeNews } from '#features/quotes/public.server.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { isNamedKind } from '#services/following/public.ts';
import { listOpenCategories } from '../categories/category-queries.ts';
import { followedOf } from '../categories/followed-category.ts';
import type { StoredSubscription } from '#services/following/public.server.ts';

/** A subscription with its name and what the news room reads of it. */
export interface Described extends StoredSubscription {
  name: string;
  followed: Followed;
}

/** Those whose names are everybody's. */
export function numberedOf(stored: readonly StoredSubscription[]): Numbered[] {
  return stored.flatMap(({ type, value }) => (isNamedKind(type) ? [{ kind: type, id: value }] : []));
}

/** Numbers of the industries among them. */
export function industriesOf(stored: readonly StoredSubscription[]): number[] {
  return stored.flatMap(({ type, value }) => (type === 'industry' ? [value] : []));
}

/**
 * Subscriptions with names, which may be known already. One whose subject is gone is left out: a deleted filter, a
 * category its maker keeps to themselves by now, a story not begun at the clock.
 */
export async function describeSubjects(
  stored: readonly StoredSubscription[],
  { db, locale, clock }: Pick<RequestContext, 'db' | 'locale' | 'clock'>,
  accountId: number,
  known: {
    names?: ReadonlyMap<string, string>;
    themes?: ReadonlyMap<number, ThemeNews>;
    industries?: ReadonlyMap<number, IndustryNews>;
  } = {},
): Promise<Described[]> {
  const categoryIds = stored.filter(({ type }) => type === 'category').map(({ value }) => value);
  const industryIds = industriesOf(stored);
  const [names, searches, categories, themes, industries] = await Promise.all([
    known.names ?? nameFollowed(db, numberedOf(stored), { locale, clock: clock.news }),
    stored.some(({ type }) => type === 'search') ? listSavedSearches(db, accountId) : [],
    categoryIds.length > 0 ? listOpenCategories(db, accountId, categoryIds) : [],
    stored.some(({ type }) => type === 'theme')
      ? (known.themes ?? readThemeNews({ db, locale, clock }))
      : null,
    industryIds.length > 0
      ? (known.industries ?? readIndustryNews(industryIds, { db, locale, clock }))
      : null,
  ]);
  return stored.flatMap((each): Described[] => {
    const { type, value } = each;
    if (type === 'category') {
      const category = categories.find(({ id }) => id === value);
      return category ? [{ ...each, name: category.name, followed: followedOf(category) }] : [];
    }
    if (type === 'theme' || type === 'industry') {
      const found = (type === 'theme' ? themes : industries)?.get(value);
      return found === undefined
        ? []
        : [{ ...each, name: found.name, followed: { kind: 'listed', newsIds: found.newsIds } }];
    }
    if (type === 'search') {
      const search = searches.find(({ id }) => id === value);
      return search
        ? [{ ...each, name: search.name, followed: { kind: 'search', question: search.question } }]
        : [];
    }
    const name = names.get(`${type} ${value}`);
    return name === undefined ? [] : [{ ...each, name, followed: { kind: type, id: value } }];
  });
}
