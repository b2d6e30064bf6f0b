import { useText } from '#platform/web/text.ts';
import type { ShownTile } from '../load-board.ts';

/** Signs of words by which a text tile is named. */
const longest = 40;

/** By what a tile is named in buttons and what is said of it. */
export function useTileName(): (tile: ShownTile) => string {
  const t = useText();
  return (tile) => {
    if (tile.kind === 'view') return tile.name || tile.data?.title || t('Boards_Kind_view');
    if (tile.kind === 'text')
      return tile.text.length > longest ? `${tile.text.slice(0, longest)}…` : tile.text;
    return tile.title ?? t(`Boards_Kind_${tile.kind}`);
  };
}
