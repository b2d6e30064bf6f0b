import type { InputOf } from '#platform/web/api.ts';
import type { ShownTile } from '../load-board.ts';

type KeptTile = InputOf<'boards/saveBoard'>['tiles'][number];

/** A tile as it is kept, without what it shows. */
export function keptTile(tile: ShownTile): KeptTile {
  const { id } = tile;
  switch (tile.kind) {
    case 'view':
      return { id, kind: 'view', address: tile.address, name: tile.name };
    case 'text':
      return { id, kind: 'text', text: tile.text };
    case 'story':
      return { id, kind: 'story', storyId: tile.storyId };
    default:
      return { id, kind: 'measure', measureId: tile.measureId };
  }
}
