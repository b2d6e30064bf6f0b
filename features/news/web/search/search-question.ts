import type { Api } from '#platform/web/api.ts';
import { questionOfSearch, type SearchAsked } from '../../domain/search/search-address.ts';
import { pageOf, type Asked } from '../feed/feed-questions.ts';
import { withoutMuted } from '../muting/without-muted.ts';

/** What a search finds, with or without what the reader mutes. */
export const searchFeed = (api: Api, asked: SearchAsked) => async (page: Asked, signal?: AbortSignal) => {
  const given = api.call(
    'news/search',
    { ...questionOfSearch(asked), ...pageOf(page), withMuted: asked.withMuted || undefined },
    { signal },
  );
  if (!asked.withMuted) return withoutMuted(api, given);
  const found = await given;
  return found && { ...found, hidden: 0 };
};
