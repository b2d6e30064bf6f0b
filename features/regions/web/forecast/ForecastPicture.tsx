import { useMemo } from 'react';
import { LineBands } from '#platform/charts/line-bands/LineBands.tsx';
import { useText } from '#platform/web/text.ts';
import { useChartFormat } from '../use-chart-format.ts';
import { chartOfForecast } from './chart-of-forecast.ts';
import type { Forecast } from './load-forecast.ts';
import { useForecastTexts } from './use-forecast-texts.ts';

/** A forecast with its bands and the lines of those issued before, without a frame; nothing where there is none. */
export function ForecastPicture({ forecast }: { forecast: Forecast }) {
  const t = useText();
  const format = useChartFormat();
  const { lack, release, shortName } = forecast;
  const data = useMemo(
    () => (lack === null ? chartOfForecast(forecast, null, true) : null),
    [forecast, lack],
  );
  const texts = useForecastTexts(
    `${shortName}: ${t('RegionForecast_ChartCases')}`,
    release?.originDay ?? '',
    forecast.alarm?.isFailing,
  );
  if (data === null) return null;
  return (
    <LineBands
      {...data}
      format={format}
      texts={texts}
      nominal={{ width: 760, height: 320, narrowHeight: 240 }}
    />
  );
}
