import type { Api, OutputOf } from '#platform/web/api.ts';

/** What the country looks like this week, for a page open to everybody. */
export type Figures = OutputOf<'site/getPublicFigures'>;

/** What the loader of every account screen brings; null leaves the picture's place empty. */
export interface ScreenData {
  figures: Figures | null;
}

/** The public figures; null when they cannot be had: an account screen works without its picture. */
export function loadFigures(api: Api): Promise<Figures | null> {
  return api.call('site/getPublicFigures', {}).catch(() => null);
}
