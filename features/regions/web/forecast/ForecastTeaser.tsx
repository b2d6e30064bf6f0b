import { useMemo } from 'react';
import { LineBands } from '#platform/charts/line-bands/LineBands.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useChartFormat } from '../use-chart-format.ts';
import { nameBand } from '../../domain/forecast/band-record.ts';
import { chartOfForecast } from './chart-of-forecast.ts';
import { sayLack } from './forecast-lack.ts';
import type { Forecast, Reported } from './load-forecast.ts';
import { useForecastTexts } from './use-forecast-texts.ts';
import styles from './ForecastParts.module.css';

interface Props {
  forecast: Forecast;
  /** The days as they are known now, on a page of an earlier day. */
  reported?: Reported | null;
}

/** The forecast in the size of a tile, on the overview: the week ahead in its title, the record behind the link. */
export function ForecastTeaser({ forecast, reported = null }: Props) {
  const t = useText();
  const formats = useFormats();
  const format = useChartFormat();
  const buildRoute = useBuildRoute();
  const { lack, ahead, release, shortName, yugoId, alarm } = forecast;
  const isFailing = alarm?.isFailing ?? false;
  const data = useMemo(
    () => (lack === null ? chartOfForecast(forecast, null, true, reported) : null),
    [forecast, lack, reported],
  );
  const texts = useForecastTexts(`${shortName}: ${t('RegionForecast_ChartCases')}`, '', isFailing);
  if (data === null || ahead === null || release === null)
    return (
      <Tile
        level={2}
        title={t('RegionForecast_ChartCases')}
        state={{ kind: 'empty', message: lack ? sayLack(t, lack) : t('RegionForecast_LackNone') }}
      />
    );
  return (
    <Tile
      level={2}
      title={t('RegionForecast_TeaserTitle', {
        days: formats.dayRange(ahead.from, ahead.to),
        median: formats.integer(ahead.quantiles[11]!),
      })}
      sub={t('RegionForecast_TeaserSub', {
        begun: ahead.begun?.days ?? 0,
        counted: formats.integer(ahead.begun?.people ?? 0),
        low: formats.integer(ahead.quantiles[3]!),
        high: formats.integer(ahead.quantiles[19]!),
        trust: nameBand(ahead.record, isFailing),
        held: ahead.record?.held ?? 0,
        count: ahead.record?.count ?? 0,
      })}
      source={
        <>
          <Link to={buildRoute('forecast', { id: yugoId })}>{t('RegionForecast_TeaserLink')}</Link>{' '}
          {data.ghost !== undefined && t('Ui_ChartLaterNote')}
        </>
      }
    >
      {alarm !== null && isFailing && (
        <p className={styles.alarm}>{t('RegionForecast_Alarm', { held: alarm.held, of: alarm.of })}.</p>
      )}
      <LineBands
        {...data}
        format={format}
        texts={texts}
        nominal={{ width: 400, height: 300, narrowHeight: 224 }}
      />
    </Tile>
  );
}
