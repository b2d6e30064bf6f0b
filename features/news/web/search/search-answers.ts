import type { OutputOf } from '#platform/web/api.ts';

/** What the search found, counted. */
export type Facets = OutputOf<'news/getSearchFacets'>;

/** A filter the account keeps. */
export type SavedFilter = OutputOf<'search/getSavedSearches'>[number];
