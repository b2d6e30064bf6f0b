import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './SinceTile.module.css';

type Told = Pick<OutputOf<'event/getSince'>, 'forecasts' | 'lastErrors'>;

/** Releases of the forecast that came, and how the last counted week did against the band foreseen for it. */
export function Releases({ told: { forecasts, lastErrors }, yugoId }: { told: Told; yugoId: number }) {
  const t = useText();
  const { dayRange, integer, interval, day } = useFormats();
  const buildRoute = useBuildRoute();
  if (forecasts.length === 0 && lastErrors.length === 0) return null;
  return (
    <>
      <h3 className={styles.head}>{t('Events_Since_Forecast')}</h3>
      <ul className={styles.rows}>
        {forecasts.map((row) => (
          <li key={row.measure}>
            <Link to={buildRoute('region', { id: yugoId, tab: 'forecast' })}>
              {t('Events_Since_Release', { measure: row.measure, day: day(row.day) })}
            </Link>
            <span>
              {t('Events_Since_Ahead', {
                week: dayRange(row.from, row.to),
                median: integer(row.median),
                range: interval(row.low, row.high, 0),
              })}
            </span>
          </li>
        ))}
        {lastErrors.map((row) => (
          <li key={`error ${row.measure}`}>
            <span>
              {t('Events_Since_Error', {
                measure: row.measure,
                week: dayRange(row.from, row.to),
                counted: integer(row.counted),
                range: interval(row.low, row.high, 0),
                held: row.held ? 'yes' : 'no',
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
