import type { Api, OutputOf } from '#platform/web/api.ts';

/** The nearest day with news, and whether others are still on their way. */
export type Nearest = OutputOf<'news/getNearestDay'>;

/** Where an empty feed may lead; nothing is asked beside one that has news. */
export function loadNearest(api: Api, page: { newsTotalCount: number }): Promise<Nearest | null> {
  if (page.newsTotalCount > 0) return Promise.resolve(null);
  return api.call('news/getNearestDay', {}).catch(() => null);
}
