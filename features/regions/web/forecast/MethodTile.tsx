import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';

/** How a forecast comes about, in three sentences. */
export function MethodTile() {
  const t = useText();
  return (
    <Tile level={2} title={t('RegionForecast_Method')}>
      <p>{t('RegionForecast_MethodText')}</p>
    </Tile>
  );
}
