import { useCallback } from 'react';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { searchOf, type ExploreView } from '../domain/view/explore-view.ts';

/** Builds the address of a view. */
export function useExploreAddress(): (part: Partial<ExploreView>) => string {
  const buildRoute = useBuildRoute();
  return useCallback((part) => buildRoute('explore', {}, { search: searchOf(part) }), [buildRoute]);
}
