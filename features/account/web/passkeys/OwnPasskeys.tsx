import { useState } from 'react';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { FormNote } from '../form/FormNote.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import { usePasskeys } from './use-passkeys.ts';
import styles from './OwnPasskeys.module.css';

/** The keys that sign a person in without a password: seen, added, renamed, removed. */
export function OwnPasskeys({ found, now }: { found: OutputOf<'account/getPasskeys'>; now: string }) {
  const t = useText();
  const { passkeys, busy, problem, add, rename, remove } = usePasskeys(found.passkeys);
  const [leaving, setLeaving] = useState<number | null>(null);
  const name = passkeys.find(({ id }) => id === leaving)?.name ?? '';
  return (
    <section className={styles.passkeys} aria-labelledby="own-passkeys">
      <h2 id="own-passkeys">{t('Account_Passkey_Title')}</h2>
      <p className={styles.note}>{t('Account_Passkey_Note')}</p>
      <FormNote problem={problem} />
      {passkeys.length === 0 ? (
        <p className={styles.note}>{t('Account_Passkey_None')}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              now={now}
              busy={busy}
              onRename={rename}
              onRemove={() => setLeaving(passkey.id)}
            />
          ))}
        </ul>
      )}
      {found.isOffered ? (
        <AddPasskey busy={busy} problem={problem} onAdd={add} />
      ) : (
        <p className={styles.note}>{t('Account_Passkey_NotOffered')}</p>
      )}
      <ConfirmDialog
        open={leaving !== null}
        danger
        busy={busy}
        title={t('Account_Passkey_RemoveTitle', { name })}
        confirmLabel={t('Account_Passkey_Remove')}
        onConfirm={() => void remove(leaving!).then(() => setLeaving(null))}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('Account_Passkey_RemoveNote')}</p>
      </ConfirmDialog>
    </section>
  );
}
