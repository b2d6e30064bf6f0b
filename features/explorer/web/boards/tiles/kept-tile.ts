import type { ShownTile } from '../load-board.ts';

/** A tile as it is kept, without what it shows. */
export function keptTile(tile: ShownTile) {
  const { id } = tile;
  switch (tile.kind) {
    case 'view':
      return { id, kind: tile.kind, address: tile.address, name: tile.name };
    case 'text':
      return { id, kind: tile.kind, text: tile.text };
    case 'story':
      return { id, kind: tile.kind, storyId: tile.storyId };
    default:
      return { id, kind: tile.kind, measureId: tile.measureId };
  }
}
