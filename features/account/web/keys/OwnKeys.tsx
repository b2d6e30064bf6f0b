import { useState } from 'react';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { stateOf } from '../../domain/api-key.ts';
import { FormNote } from '../form/FormNote.tsx';
import { KeyLine } from './KeyLine.tsx';
import { NewKey } from './NewKey.tsx';
import { useKeys } from './use-keys.ts';
import styles from './OwnKeys.module.css';

/** The keys by which programs read in the person's name: seen with their use, made, revoked. */
export function OwnKeys({ found, now }: { found: OutputOf<'account/listApiKeys'>; now: string }) {
  const t = useText();
  const { keys, busy, problem, made, make, revoke } = useKeys(found.keys);
  const [leaving, setLeaving] = useState<number | null>(null);
  const name = keys.find(({ id }) => id === leaving)?.name ?? '';
  const count = keys.filter((key) => stateOf(key, new Date(now)) === 'works').length;
  return (
    <div className={styles.keys}>
      <p className={styles.note}>{t('Account_Key_Note')}</p>
      <FormNote problem={problem} />
      {made !== null && <MadeKey text={made} />}
      {keys.length === 0 ? (
        <p className={styles.note}>{t('Account_Key_None')}</p>
      ) : (
        <>
          <p className={styles.note}>{t('Account_Key_Count', { count, most: found.most })}</p>
          <ul>
            {keys.map((key) => (
              <KeyLine key={key.id} shown={key} now={now} onRevoke={() => setLeaving(key.id)} />
            ))}
          </ul>
        </>
      )}
      {count < found.most && <NewKey busy={busy} problem={problem} onMake={make} />}
      <ConfirmDialog
        open={leaving !== null}
        danger
        busy={busy}
        title={t('Account_Key_RevokeTitle', { name })}
        confirmLabel={t('Account_Key_Revoke')}
        onConfirm={() => void revoke(leaving!).then(() => setLeaving(null))}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('Account_Key_RevokeNote')}</p>
      </ConfirmDialog>
    </div>
  );
}

function MadeKey({ text }: { text: string }) {
  const t = useText();
  const [copied, copy] = useCopied();
  return (
    <div className={styles.made} role="status">
      <p>{t('Account_Key_Made')}</p>
      <code>{text}</code>
      <div>
        <Button onClick={() => copy(text)}>{copied ? t('Account_Key_Copied') : t('Account_Key_Copy')}</Button>
      </div>
    </div>
  );
}
