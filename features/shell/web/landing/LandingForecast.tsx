import { ForecastPicture } from '#features/regions/public.web.ts';
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
      <p className={styles.sub}>{t('Landing_ForecastSub', { place: shortName })}</p>
      <ForecastPicture forecast={forecast} />
      <p className={styles.source}>
        {t('RegionForecast_ChartSource', {
          source: source?.name ?? '',
          day: formats.day(release.originDay),
          model: release.model,
          version: release.modelVersion,
          backdated: release.isBackdated,
        })}
      </p>
    </section>
  );
}
