import { useMemo } from 'react';
import { chartOfForecast, useChartFormat } from '#features/regions/public.web.ts';
import { LineBands } from '#platform/charts/line-bands/LineBands.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './LandingProof.module.css';

type Forecast = OutputOf<'site/getLandingProof'>['forecast'];

/** One forecast with its bands, and as grey lines those issued before it. */
export function LandingForecast({ forecast }: { forecast: Forecast }) {
  const t = useText();
  const formats = useFormats();
  const { ahead, lastWeek, release, shortName, source } = forecast;
  if (ahead === null || release === null) return null;
  const median = Math.round(ahead.quantiles[11]!);
  const percent = lastWeek === null || lastWeek === 0 ? 0 : Math.round((median / lastWeek - 1) * 100);
  return (
    <section className={styles.part}>
      <h2>
        {t('Landing_ForecastTitle', {
          days: formats.dayRange(ahead.from, ahead.to),
          median,
          course: percent > 0 ? 'more' : percent < 0 ? 'fewer' : 'same',
          percent: formats.percent(Math.abs(percent), 0),
        })}
      </h2>
      <p className={styles.sub}>
        {t('Landing_ForecastSub', { place: shortName, earlier: forecast.earlier.length > 0 ? 'yes' : 'no' })}
      </p>
      <Picture forecast={forecast} day={release.originDay} />
      <p className={styles.source}>
        {t('Landing_ForecastSource', {
          source: source?.name ?? '',
          day: formats.day(release.originDay),
          backdated: release.isBackdated,
        })}
      </p>
    </section>
  );
}

function Picture({ forecast, day }: { forecast: Forecast; day: string }) {
  const t = useText();
  const formats = useFormats();
  const format = useChartFormat();
  const data = useMemo(() => chartOfForecast(forecast, null, true), [forecast]);
  const isFailing = forecast.alarm?.isFailing === true;
  const texts = {
    label: `${forecast.shortName}: ${t('RegionForecast_ChartCases')}`,
    date: t('RegionForecast_Day'),
    line: t('RegionForecast_Mean'),
    bars: t('RegionForecast_PerDay'),
    median: t('RegionForecast_Median'),
    band: (percent: number) => t('RegionForecast_Band', { percent }),
    range: (low: number, high: number) => `${formats.integer(low)}–${formats.integer(high)}`,
    weak: t(isFailing ? 'RegionForecast_WeakNow' : 'RegionForecast_Weak'),
    noData: t('Ui_NoData'),
    fact: t('RegionForecast_Fact'),
    forecast: t('RegionForecast_Ahead', { day: formats.dayMonth(day) }),
    unit: t('RegionForecast_Unit'),
  };
  return (
    <LineBands
      {...data}
      format={format}
      texts={texts}
      nominal={{ width: 760, height: 320, narrowHeight: 240 }}
    />
  );
}
