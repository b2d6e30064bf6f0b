import { Tile } from '#platform/ui/tiles/Tile.tsx';

/** A tile of a figure that nobody publishes for the place, with the reason. */
export function EmptyTile({ title, why }: { title: string; why: string }) {
  return <Tile level={2} title={title} state={{ kind: 'empty', message: why }} />;
}
