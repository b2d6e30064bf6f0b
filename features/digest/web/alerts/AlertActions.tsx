import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { CallName, InputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { OwnAlert } from './load-alerts.ts';
import styles from './AlertList.module.css';

interface Props {
  alert: OwnAlert;
  edit: (alert: OwnAlert) => void;
  changed: () => void;
}

/** Pauses a threshold, changes it, deletes it and takes that back. */
export function AlertActions({ alert, edit, changed }: Props) {
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
    <span className={styles.acts}>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'Keeping_Resume' : 'Keeping_Pause')}
        onClick={() => run('alerts/pauseAlert', { id, paused: !paused })}
      />
      <IconButton icon="edit" label={t('Keeping_Edit')} onClick={() => edit(alert)} />
      <IconButton icon="delete" label={t('Keeping_Delete')} onClick={remove} />
    </span>
  );
}
