import type { RootData } from './load-root.ts';

/** When to come again for a page whose visitor could not be told in time: by then a busy server has caught up. */
export const retrySeconds = '5';

/** Whether the loading screen is all that is sent, because nobody could tell in time who visits; by what the routes loaded. */
export function isLoadingScreen(loaderData: Record<string, unknown>): boolean {
  const root = loaderData['root'] as Partial<RootData> | undefined;
  return root?.known !== undefined && 'error' in root.known;
}
