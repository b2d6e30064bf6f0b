import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { explorerContract } from '../../contract.ts';
import { readExploreView } from '../../domain/view/explore-view.ts';
import { readView, type ViewAsking } from '../view/read-view.ts';

/** A view with all of its values. */
export type TileView = HandlerOutput<typeof explorerContract, 'explore/getView'>;

/** The view of an address; null where what it names is no more. */
export async function readTileView(address: string, context: ViewAsking): Promise<TileView | null> {
  const { measures, from, to, ...view } = readExploreView(new URLSearchParams(address));
  const asked = { ...view, indicators: measures, from: from ?? undefined, to: to ?? undefined };
  try {
    return await readView(asked, context);
  } catch (error) {
    const isGone =
      error instanceof AppError &&
      (error.code === 'indicator_not_found' || error.code === 'region_not_found');
    if (isGone) return null;
    throw error;
  }
}
