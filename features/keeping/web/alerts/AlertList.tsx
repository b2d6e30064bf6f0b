import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { CallName, InputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { AlertsData, OwnAlert } from './load-alerts.ts';
import styles from './Alerts.module.css';

interface Props {
  data: Pick<AlertsData, 'alerts' | 'most'>;
  edit: (alert: OwnAlert) => void;
  changed: () => void;
}

/** All thresholds of a person, each with where its figure stands. */
export function AlertList({ data: { alerts, most }, edit, changed }: Props) {
  const t = useText();
  return (
    <Tile
      level={2}
      title={t('Keeping_Own', { count: alerts.length, most })}
      state={alerts.length === 0 ? { kind: 'empty', message: t('Keeping_None') } : { kind: 'ready' }}
    >
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <li key={alert.id} className={alert.paused ? styles.paused : undefined}>
            <AlertWords alert={alert} />
            <AlertActions {...{ alert, edit, changed }} />
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function AlertWords({ alert }: { alert: OwnAlert }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { indicator, condition, threshold, newest, place, yugoId } = alert;
  const figure = (value: number) => formats.figure(value, indicator.unit, indicator.decimals);
  const limit = condition === 'changes' ? formats.percent(threshold) : figure(threshold);
  const notes = [
    newest
      ? t('Keeping_Now', { value: figure(newest.value), day: formats.day(newest.day) })
      : t('Keeping_Nothing'),
    alert.holds && t('Keeping_Holds'),
    alert.firedOn && t('Keeping_Fired', { day: formats.day(alert.firedOn) }),
  ];
  return (
    <div className={styles.words}>
      <strong>
        <Link to={buildRoute('overview', { id: yugoId })}>{place}</Link>: {indicator.name},{' '}
        {t(`Keeping_Rule_${condition}`, { threshold: limit })}
        {alert.byMail && `, ${t('Keeping_Mail')}`}
        {alert.paused && ` (${t('Keeping_Paused')})`}
      </strong>
      <small>{notes.filter(Boolean).join(' · ')}</small>
    </div>
  );
}

function AlertActions({ alert, edit, changed }: Omit<Props, 'data'> & { alert: OwnAlert }) {
  const t = useText();
  const api = useApi();
  const { id, paused } = alert;
  const run = <K extends CallName>(name: K, input: InputOf<K>, then = changed): void =>
    void api.call(name, input).then(then, () => showToast(t('Ui_NotDone'), { kind: 'failed' }));
  const remove = (): void =>
    run('alerts/deleteAlert', { id }, () => {
      changed();
      showToast(t('Keeping_Deleted'), {
        kind: 'done',
        action: { label: t('Keeping_Undo'), onSelect: () => run('alerts/restoreAlert', { id }) },
        autoCloseMs: 8000,
      });
    });
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        icon={paused ? 'play' : 'pause'}
        onClick={() => run('alerts/pauseAlert', { id, paused: !paused })}
      >
        {t(paused ? 'Keeping_Resume' : 'Keeping_Pause')}
      </Button>
      <Button size="small" icon="edit" onClick={() => edit(alert)}>
        {t('Keeping_Edit')}
      </Button>
      <Button size="small" icon="delete" onClick={remove}>
        {t('Keeping_Delete')}
      </Button>
    </div>
  );
}
