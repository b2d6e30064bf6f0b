import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useText } from '#platform/web/text.ts';

/** Whether a map shows hexagons, and how that is changed. */
export interface Tiles {
  asTiles: boolean;
  onTiles: (asTiles: boolean) => void;
}

/** Turns a map into one hexagon a subject and back. */
export function TilesButton({ asTiles, onTiles }: Tiles) {
  const t = useText();
  return (
    <IconButton
      size={28}
      icon={asTiles ? 'map' : 'grid'}
      label={t(asTiles ? 'Regions_AsMap' : 'Regions_AsTiles')}
      onClick={() => onTiles(!asTiles)}
    />
  );
}
