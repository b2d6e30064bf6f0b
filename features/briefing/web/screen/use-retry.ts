import { useRevalidator } from 'react-router';
import type { TileState } from '#platform/ui/tiles/tile-state.ts';

/** The state of a part whose call failed: says so and offers to load the page again. */
export function useRetry(): TileState {
  const { revalidate } = useRevalidator();
  return { kind: 'error', onRetry: () => void revalidate() };
}
