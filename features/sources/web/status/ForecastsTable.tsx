import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Status.module.css';

type Forecasts = OutputOf<'status/getStatus'>['forecasts'];

/** How many bands of our forecasts of the country held of those scored within a year, by horizon and width; those that are off are said to be. */
export function ForecastsTable({ forecasts }: { forecasts: Forecasts }) {
  const t = useText();
  const { percent } = useFormats();
  if (forecasts.length === 0) return <p className={styles.note}>{t('Status_NoForecasts')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Status_Forecasts_Ahead')}</th>
          {forecasts[0]!.bands.map(({ promised }) => (
            <th key={promised} scope="col">
              {t('Status_Forecasts_Band', { share: percent(promised, 0) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {forecasts.map(({ horizonWeeks, count, bands }) => (
          <tr key={horizonWeeks}>
            <th scope="row">{t('Status_Forecasts_Weeks', { count: horizonWeeks })}</th>
            {bands.map(({ promised, held, isOff }) => (
              <td key={promised}>
                {t('Status_Forecasts_Held', { held, count })}
                {isOff && <span className={styles.late}> {t('Status_Forecasts_Off')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
