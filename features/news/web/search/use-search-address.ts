import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { addressOfSearch, type SearchAsked } from '../../domain/search/search-address.ts';

/** Builds the address of a search, with some of it changed: a link that narrows or widens what is on screen. */
export function useSearchAddress(): (asked: SearchAsked, change?: Partial<SearchAsked>) => string {
  const buildRoute = useBuildRoute();
  return (asked, change = {}) =>
    buildRoute('search', {}, { search: addressOfSearch({ ...asked, ...change }) });
}
