import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Forecast } from './load-forecast.ts';

/** How a forecast of the measure comes about, and which data it does without. */
export function MethodTile({ measure }: Pick<Forecast, 'measure'>) {
  const t = useText();
  return (
    <Tile level={2} title={t('RegionForecast_Method')}>
      <p>{t(measure === 'deaths' ? 'RegionForecast_MethodDeaths' : 'RegionForecast_MethodText')}</p>
      <p>{t('RegionForecast_MethodLeads')}</p>
    </Tile>
  );
}
