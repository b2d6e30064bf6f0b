import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { AlarmDots } from './AlarmDots.tsx';
import type { Forecast } from './load-forecast.ts';
import styles from './Alarm.module.css';

/** Says that bands are failing, what is usual, and what followed such weeks; nothing where they hold or nothing can be said. */
export function AlarmBanner({ alarm }: { alarm: Forecast['alarm'] }) {
  const t = useText();
  const { integer } = useFormats();
  if (alarm === null || !alarm.isFailing) return null;
  const { held, of, usual, weeksInRow, next } = alarm;
  const said = [
    usual !== null && t('RegionForecast_AlarmUsual', { usual }),
    weeksInRow > 1 && t('RegionForecast_AlarmRow', { weeks: weeksInRow }),
    next.length > 0
      ? t('RegionForecast_AlarmNext', { count: next.length, list: next.map(integer).join(', ') })
      : t('RegionForecast_AlarmFirst'),
    t('RegionForecast_AlarmBands'),
  ].filter((sentence) => sentence !== false);
  return (
    <section role="status" className={styles.alarm} data-alarm="">
      <Icon name="warning" />
      <div>
        <h2 className={styles.title}>{t('RegionForecast_Alarm', { held, of })}</h2>
        <p>{said.join(' ')}</p>
      </div>
      <AlarmDots alarm={alarm} />
    </section>
  );
}
