import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { useText } from '../../web/text.ts';

interface Props {
  /** Something is written that is not kept. */
  active: boolean;
  /** Tries to keep it; leaving goes on by itself when that works. None: a person keeps it, by a button. */
  onSave?: () => Promise<boolean>;
}

/** Leaving with unsaved work: it is saved first where that can be; otherwise the person is asked. */
export function LeaveGuard({ active, onSave }: Props) {
  const t = useText();
  const blocker = useBlocker(active);
  useEffect(() => {
    if (blocker.state !== 'blocked' || !onSave) return;
    void onSave().then((isKept) => {
      if (isKept) blocker.proceed();
    });
  }, [blocker, onSave]);
  useEffect(() => {
    if (!active) return undefined;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('Ui_DraftLeaveTitle')}
      confirmLabel={t('Ui_DraftLeave')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t(onSave ? 'Ui_DraftLeaveText' : 'Ui_DraftLeaveUnsaved')}
    </ConfirmDialog>
  );
}
