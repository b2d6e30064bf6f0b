import type { RouteName } from '#app/routes/route-table.ts';

/** Pages of one region or of an industry in it: they stand at the day of the facts. */
const dossier = new Set<string>([
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
  'department',
  'departmentCompanies',
  'departmentGeo',
  'departmentNews',
  'industries',
  'industry',
] satisfies RouteName[]);

/** Pages of news: they stand at the day of the news. */
const news = new Set<string>([
  'home',
  'rubric',
  'story',
  'article',
  'source',
  'search',
  'imageSearch',
  'compilations',
  'dossier',
  'tree',
  'ratings',
] satisfies RouteName[]);

/** Does a page that needs a licence stand at the day of the news all the same? */
export function standsOnNews(name: string | undefined): boolean {
  return name !== undefined && news.has(name);
}

/** What of a page's start decides the day its links carry. */
export interface PageDay {
  kind: 'sample' | 'chosen' | 'real';
  /** The day the page itself stands at. */
  newsDay: string;
}

/**
 * Decision 43: the day a link must carry, so that what it opens stands at the same day as the page it stands on. It is
 * carried only between news and dossiers, and only while the sample's halves stand at different days. Null = nothing to
 * carry.
 */
export function carriedDay(from: string | undefined, to: string, clock: PageDay | undefined): string | null {
  if (clock?.kind !== 'sample' || from === undefined) return null;
  const crosses = (news.has(from) && dossier.has(to)) || (dossier.has(from) && news.has(to));
  return crosses ? clock.newsDay : null;
}
