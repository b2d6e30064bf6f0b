import type { APIRequestContext } from '@playwright/test';
import { resolvedRoutes, type ResolvedRoute } from '#app/routes/find-route.ts';
import { pathOfPage, searchOfPage } from '#app/testing/page-values.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { deskIds } from './desk-ids.ts';

/** A row of the route table with an address that leads to it. */
export interface Screen extends ResolvedRoute {
  /** Below the site, the language included. */
  path: string;
}

const search: Record<string, string> = { ...searchOfPage, away: 'to=https%3A%2F%2Fexample.org%2F' };

/** The rows of the table that have an address of their own. */
export const namedScreens = resolvedRoutes.filter(({ name }) => name !== 'unknown' && name !== 'region');

/** Every named address of the product with parts that exist: a region, an item, an outlet, an editor's article and feed. */
export async function listScreens(request: APIRequestContext, locale: Locale): Promise<Screen[]> {
  const { news } = (await (
    await request.get('/api/Section?rubricId=1&pageSize=15&pageIndex=0', { headers: { Locale: locale } })
  ).json()) as { news: { newsId: number; sourceId: number; storyId: number }[] };
  const affair = await findAffair(
    request,
    news.map(({ storyId }) => storyId),
  );
  const { article, board, compilation, feed, ownSeries, person } = await deskIds();
  const known: Record<string, Record<string, string>> = {
    serviceNewsItem: { id: '35' },
    deskServiceNews: { id: '35' },
    article: { newsId: String(news[0]!.newsId) },
    source: { id: String(news[0]!.sourceId) },
    affair: { id: String(affair) },
    story: { id: String(news[0]!.storyId) },
    deskStory: { id: String(news[0]!.storyId) },
    deskArticle: { id: article },
    deskCompilation: { id: compilation },
    feed: { id: feed },
    person: { id: person },
    board: { id: board },
    ownSeries: { id: ownSeries },
  };
  return namedScreens.map((route) => {
    const asked = search[route.name];
    const path = pathOfPage(route, locale, known[route.name]);
    return { ...route, path: asked === undefined ? path : `${path}?${asked}` };
  });
}

/** The affair of the first of some stories that has more than one step. */
async function findAffair(request: APIRequestContext, storyIds: readonly number[]): Promise<number> {
  for (const id of storyIds) {
    const answer = await request.get(`/api/news/getAffair?id=${id}`);
    const { affairId, steps } = (await answer.json()) as { affairId: number; steps: unknown[] };
    if (steps.length > 1) return affairId;
  }
  throw new Error('No story of the page has an affair of several steps.');
}
