import { Link } from '#platform/web/Link.tsx';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { isEvent } from '#services/notifications/public.ts';
import { Block } from './Block.tsx';
import type { MineData } from './load-mine.ts';
import styles from './Mine.module.css';

type OwnThreshold = NonNullable<MineData['alerts']>[number];

/** Thresholds as sentences, each with its newest figures and whether it is so already. */
export function OwnThresholds({ alerts }: { alerts: readonly OwnThreshold[] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <Block
      title={t('Titles_Alerts')}
      act={
        <Link className="link" to={buildRoute('alerts')}>
          {t('Mine_Add')}
        </Link>
      }
    >
      {alerts.length === 0 && <p className={typeStyles.note}>{t('Mine_NoThresholds')}</p>}
      <ul className={styles.rows}>
        {alerts.map((alert) => (
          <Threshold key={alert.id} alert={alert} />
        ))}
      </ul>
    </Block>
  );
}

function Threshold({ alert }: { alert: OwnThreshold }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { yugoId, place, indicator, condition, threshold, paused, newest, holds, week, firedDays, measure } =
    alert;
  const limit =
    condition === 'changes'
      ? formats.percent(threshold)
      : formats.figure(threshold, indicator.unit, indicator.decimals);
  const mark = week.findLastIndex(({ day }) => firedDays.includes(day));
  const search = { place: yugoId, indicator: indicator.indicator, measure };
  return (
    <li>
      <Link to={buildRoute('alerts', {}, { search })}>
        {place}: {indicator.name}, {t(`Keeping_Rule_${condition}`, { threshold: limit })}
      </Link>
      <small>
        {paused
          ? t('Keeping_Paused')
          : isEvent(condition)
            ? (alert.newestEvent ?? t('Keeping_EventsNone'))
            : newest
              ? t('Keeping_Now', {
                  value: formats.figure(newest.value, indicator.unit, indicator.decimals),
                  day: formats.day(newest.day),
                })
              : t('Keeping_Nothing')}
        {holds && !paused && <b> · {t('Keeping_HoldsNow')}</b>}
      </small>
      {week.length > 0 && (
        <Sparkline values={week.map(({ value }) => value)} mark={mark < 0 ? undefined : mark} width={96} />
      )}
    </li>
  );
}
