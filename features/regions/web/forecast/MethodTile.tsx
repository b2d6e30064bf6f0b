import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Forecast } from './load-forecast.ts';

/** How a forecast of the measure comes about, in three sentences. */
export function MethodTile({ measure }: Pick<Forecast, 'measure'>) {
  const t = useText();
  return (
    <Tile level={2} title={t('RegionForecast_Method')}>
      <p>{t(measure === 'deaths' ? 'RegionForecast_MethodDeaths' : 'RegionForecast_MethodText')}</p>
    </Tile>
  );
}
