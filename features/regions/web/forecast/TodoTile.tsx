import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { leastHeld } from '../../domain/forecast/alarm.ts';
import type { Forecast, Quality } from './load-forecast.ts';
import styles from './Alarm.module.css';

/** What to do while bands fail: the upper bound, scenarios, when the signal goes. */
export function TodoTile({ forecast, quality }: { forecast: Forecast; quality: Quality | null }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const rising = quality?.byPhase.find(({ phase }) => phase === 'rising')?.horizons[0];
  const missed = rising ? rising.count - rising.held80 : 0;
  return (
    <Tile level={2} title={t('RegionForecast_Todo')}>
      <ul className={styles.todo}>
        <li>
          {t('RegionForecast_TodoHigh')}
          {rising !== undefined && missed > 0 && (
            <small className={styles.why}>
              {t('RegionForecast_TodoMisses', { above: rising.above, missed })}
            </small>
          )}
        </li>
        <li>
          {t('RegionForecast_TodoScenarios')}
          <small className={styles.why}>
            <Link to={buildRoute('scenarios', { id: forecast.yugoId })}>
              {t('RegionForecast_TodoScenariosLink')}
            </Link>
          </small>
        </li>
        <li>
          {t('RegionForecast_TodoLifts', { least: leastHeld(forecast.alarm?.of ?? 0) })}
          <small className={styles.why}>
            <Link to={buildRoute('notifications', {})}>{t('RegionForecast_TodoNoticesLink')}</Link>
          </small>
        </li>
      </ul>
    </Tile>
  );
}
