import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import { useText } from '#platform/web/text.ts';
import { isWeakAt } from './chart-of-forecast.ts';
import { sayLack } from './forecast-lack.ts';
import type { Forecast, Quality } from './load-forecast.ts';
import styles from './ForecastParts.module.css';

interface Props {
  forecast: Forecast;
  quality: Quality | null;
}

/** The four weeks in numbers, which of them are worth nothing, who made them and when. */
export function WeeksTile({ forecast, quality }: Props) {
  const t = useText();
  const title = t('RegionForecast_Weeks');
  const { lack, release, weekly } = forecast;
  if (lack !== null || release === null)
    return (
      <Tile
        level={2}
        title={title}
        state={{ kind: 'empty', message: lack ? sayLack(t, lack) : t('RegionForecast_LackNone') }}
      />
    );
  const weak = weekly.filter((_, at) => isWeakAt(quality, at + 1)).length;
  return (
    <Tile level={2} title={title} tools={<a href="forecast/hub.csv">{t('RegionForecast_HubFile')}</a>}>
      <WeekRows {...{ forecast, quality, originDay: release.originDay }} />
      {weak > 0 && <p className={styles.note}>{t('RegionForecast_WeakNote', { count: weak })}</p>}
      <WhoMade release={release} />
    </Tile>
  );
}

function WeekRows({ forecast, quality, originDay }: Props & { originDay: string }) {
  const t = useText();
  const formats = useFormats();
  const { lastWeek, weekly } = forecast;
  return (
    <table className={styles.weeks}>
      <thead>
        <tr>
          <th scope="col">{t('RegionForecast_WeekHead')}</th>
          <th scope="col">{t('RegionForecast_MedianHead')}</th>
          <th scope="col">{t('RegionForecast_Range')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {t('RegionForecast_Reported', { days: formats.dayRange(addDays(originDay, -6), originDay) })}
          </td>
          <td>{lastWeek === null ? <NoData /> : formats.integer(lastWeek)}</td>
          <td />
        </tr>
        {weekly.map(({ from, to, quantiles }, at) => (
          <tr key={from} className={isWeakAt(quality, at + 1) ? styles.weak : undefined}>
            <td>{formats.dayRange(from, to)}</td>
            <td>{formats.integer(quantiles[11]!)}</td>
            <td>{`${formats.integer(quantiles[3]!)}–${formats.integer(quantiles[19]!)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WhoMade({ release }: { release: NonNullable<Forecast['release']> }) {
  const t = useText();
  const formats = useFormats();
  const { team, model, modelVersion, originDay, issuedAt, isBackdated, nextDay } = release;
  const issued = formats.day(dayAt(new Date(issuedAt)));
  return (
    <dl className={styles.facts}>
      <dt>{t('RegionForecast_Who')}</dt>
      <dd>{team === 'svodka' ? t('RegionForecast_WhoOwn') : team}</dd>
      <dt>{t('RegionForecast_Model')}</dt>
      <dd>{`${model} ${modelVersion}`}</dd>
      <dt>{t('RegionForecast_Issued')}</dt>
      <dd>
        {isBackdated
          ? t('RegionForecast_IssuedBackdated', { day: issued, origin: formats.day(originDay) })
          : issued}
      </dd>
      <dt>{t('RegionForecast_NextIssue')}</dt>
      <dd>{formats.day(nextDay)}</dd>
    </dl>
  );
}
