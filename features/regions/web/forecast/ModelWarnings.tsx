import { useText } from '#platform/web/text.ts';
import type { Forecast } from './load-forecast.ts';
import styles from './ForecastParts.module.css';

const keys = {
  'forecast.clamped': 'RegionForecast_Warning_clamped',
  'forecast.recent-correction': 'RegionForecast_Warning_correction',
  'forecast.weekday-limited': 'RegionForecast_Warning_weekday',
} as const;

/** What the model says of its own forecast, a sentence a remark. */
export function ModelWarnings({ warnings }: Pick<Forecast, 'warnings'>) {
  const t = useText();
  const said = warnings.flatMap(({ code }) => (code in keys ? [keys[code as keyof typeof keys]] : []));
  if (said.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {[...new Set(said)].map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  );
}
