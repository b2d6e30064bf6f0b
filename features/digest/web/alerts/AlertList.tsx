import { Link } from '#platform/web/Link.tsx';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { isEvent } from '#services/notifications/public.ts';
import { AlertActions } from './AlertActions.tsx';
import type { AlertsData, OwnAlert } from './load-alerts.ts';
import styles from './AlertList.module.css';

interface Props {
  data: Pick<AlertsData, 'alerts' | 'most'>;
  edited: OwnAlert | null;
  edit: (alert: OwnAlert) => void;
  changed: () => void;
}

/** All thresholds of a person, each with its newest figures, what it told in seven days, and the last time. */
export function AlertList({ data: { alerts, most }, edited, edit, changed }: Props) {
  const t = useText();
  return (
    <Tile
      level={2}
      title={t('Keeping_Own', { count: alerts.length, most })}
      state={
        alerts.length === 0 ? { kind: 'empty', isOwn: true, message: t('Keeping_None') } : { kind: 'ready' }
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('Keeping_What')}</th>
            <th>{t('Keeping_When')}</th>
            <th>{t('Keeping_Newest')}</th>
            <th>{t('Keeping_SevenDays')}</th>
            <th>{t('Keeping_LastTime')}</th>
            <th>
              <span className="sr-only">{t('Keeping_Acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {alerts.map((alert) => (
            <tr
              key={alert.id}
              id={`alert-${alert.id}`}
              className={alert.id === edited?.id ? styles.edited : alert.paused ? styles.paused : undefined}
            >
              <AlertCells alert={alert} />
              <td>
                <AlertActions {...{ alert, edit, changed }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}

function AlertCells({ alert }: { alert: OwnAlert }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { indicator, condition, threshold, place, yugoId, firedDays } = alert;
  const limit =
    condition === 'changes'
      ? formats.percent(threshold)
      : formats.figure(threshold, indicator.unit, indicator.decimals);
  return (
    <>
      <td>
        <Link to={buildRoute('overview', { id: yugoId })}>{place}</Link>: {indicator.name}
        {alert.paused && ` (${t('Keeping_Paused')})`}
      </td>
      <td>
        {t(`Keeping_Rule_${condition}`, { threshold: limit })}
        {alert.byMail && `, ${t('Keeping_Mail')}`}
      </td>
      <td>
        <NewestFigures alert={alert} />
      </td>
      <td data-head={t('Keeping_SevenDays')}>
        {t('Keeping_Times', { count: firedDays.length })}
        {firedDays.length > 0 && <small>{firedDays.map(formats.shortDay).join(', ')}</small>}
      </td>
      <td data-head={t('Keeping_LastTime')}>
        <LastTime alert={alert} />
      </td>
    </>
  );
}

/** The seven newest figures as a line, the last time it told ringed, and the newest in words; of an event when it happened last. */
function NewestFigures({ alert }: { alert: OwnAlert }) {
  const { week, firedDays, newest, indicator, condition, newestEvent } = alert;
  const t = useText();
  const formats = useFormats();
  if (isEvent(condition)) return <small>{newestEvent ?? t('Keeping_EventsNone')}</small>;
  if (!newest) return t('Keeping_Nothing');
  const at = week.findLastIndex(({ day }) => firedDays.includes(day));
  return (
    <>
      <Sparkline values={week.map(({ value }) => value)} mark={at < 0 ? undefined : at} width={88} />
      <small>
        {t('Keeping_Now', {
          value: formats.figure(newest.value, indicator.unit, indicator.decimals),
          day: formats.day(newest.day),
        })}
      </small>
    </>
  );
}

/** That it is so now, or the figure that was told last and when. */
function LastTime({ alert: { holds, last, firedOn, indicator } }: { alert: OwnAlert }) {
  const t = useText();
  const formats = useFormats();
  const told = last
    ? `${formats.day(last.day)}: ${formats.figure(last.value, indicator.unit, indicator.decimals)}`
    : firedOn
      ? formats.day(firedOn)
      : t('Keeping_Never');
  return (
    <>
      {holds && <strong>{t('Keeping_HoldsNow')}</strong>}
      {holds ? <small>{told}</small> : told}
    </>
  );
}
