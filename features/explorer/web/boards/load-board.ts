import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { loadPlaces, type PlaceList } from '../load-places.ts';

/** A board with what its tiles show. */
export type BoardData = OutputOf<'boards/getBoard'>;
/** A tile with what it shows. */
export type ShownTile = BoardData['tiles'][number];

/** Loads the board an address names, by its number or its secret. */
export const loadBoard: LoadPage<BoardData> = ({ api, params, signal }) =>
  api.call('boards/getBoard', { id: (params['id'] ?? '').slice(0, 100) || '0' }, { signal });

/** What the list of boards shows. */
export interface BoardsData {
  all: OutputOf<'boards/getBoards'>;
  places: PlaceList;
}

/** Loads the boards of whoever asks, and the regions that can have one. */
export const loadBoards: LoadPage<BoardsData> = async ({ api, locale, signal }) => {
  const [all, places] = await Promise.all([
    api.call('boards/getBoards', {}, { signal }),
    loadPlaces(api, locale),
  ]);
  return { all, places: places.filter(({ kind }) => kind === 'region') };
};
