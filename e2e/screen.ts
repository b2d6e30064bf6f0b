import { generatePath } from 'react-router';
import type { APIRequestContext } from '@playwright/test';
import { resolvedRoutes, type ResolvedRoute } from '#app/routes/find-route.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { deskIds } from './desk-ids.ts';

/** A row of the route table with an address that leads to it. */
export interface Screen extends ResolvedRoute {
  /** Below the site, the language included. */
  path: string;
}

const usual = { id: '1', yugoId: '1124665', code: '62.01', city: '0', kind: 'person', page: 'exclusive' };
const regionTabs = new Set([
  'region',
  'overview',
  'forecast',
  'regionNews',
  'regionEvents',
  'companies',
  'scenarios',
  'geo',
  'products',
  'population',
  'ecology',
  'finance',
]);
const own: Record<string, Record<string, string>> = {
  regions: { id: 'incidence' },
  serviceNewsItem: { id: '35' },
  deskServiceNews: { id: '35' },
  rubric: { id: '6' },
  dashboard: { id: '1124665' },
  // Vladimir Putin, by the number of the bundled list.
  dossier: { id: '10000427' },
  tree: { id: '10000427' },
  smb: { id: 'all' },
  allActions: { id: '1180665' },
  embed: { indicator: 'covid_cases_new', id: '1124665' },
  indicator: { code: 'unemployment_rate' },
  docsText: { folder: 'operations' },
};
const search: Record<string, string> = {
  search: '?q=Москва',
  away: '?to=https%3A%2F%2Fexample.org%2F',
  explore: '?i=unemployment_rate&p=1124616.border-1124616',
};

/** The rows of the table that have an address of their own. */
export const namedScreens = resolvedRoutes.filter(({ name }) => name !== 'unknown' && name !== 'region');

/** Every named address of the product with parts that exist: a region, an item, an outlet, an editor's article and feed. */
export async function listScreens(request: APIRequestContext, locale: Locale): Promise<Screen[]> {
  const { news } = (await (
    await request.get('/api/Section?rubricId=1&pageSize=15&pageIndex=0', { headers: { Locale: locale } })
  ).json()) as { news: { newsId: number; sourceId: number; storyId: number }[] };
  const { article, board, compilation, feed, ownSeries, person } = await deskIds();
  const known: Record<string, Record<string, string>> = {
    ...own,
    article: { newsId: String(news[0]!.newsId) },
    source: { id: String(news[0]!.sourceId) },
    story: { id: String(news[0]!.storyId) },
    deskStory: { id: String(news[0]!.storyId) },
    deskArticle: { id: article },
    deskCompilation: { id: compilation },
    feed: { id: feed },
    person: { id: person },
    board: { id: board },
    ownSeries: { id: ownSeries },
  };
  return namedScreens.map((route) => ({
    ...route,
    path: pathOf(route, locale, known[route.name] ?? {}),
  }));
}

function pathOf({ name, pattern }: ResolvedRoute, locale: Locale, given: Record<string, string>): string {
  const optional = pattern.replace(/\/:\w+\?/g, '');
  const parts = { ...usual, ...(regionTabs.has(name) && { id: '1124665' }), ...given, locale };
  const path = generatePath(optional, parts as Record<string, string>);
  return `${name === 'home' ? `${path}/` : path}${search[name] ?? ''}`;
}
