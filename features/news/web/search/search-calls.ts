import type { Api, OutputOf } from '#platform/web/api.ts';
import { questionOfSearch, type SearchAsked } from '../../domain/search/search-address.ts';
import { pageOf, type Asked } from '../feed/feed-questions.ts';
import { withoutMuted } from '../muting/without-muted.ts';

/** What the search found, counted. */
export type Facets = OutputOf<'news/getSearchFacets'>;

/** A filter the account keeps. */
export type SavedFilter = OutputOf<'search/getSavedSearches'>[number];

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
