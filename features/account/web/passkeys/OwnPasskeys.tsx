import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { FormNote } from '../form/FormParts.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import { usePasskeys } from './use-passkeys.ts';
import styles from './OwnPasskeys.module.css';

interface Found {
  found: OutputOf<'account/getPasskeys'>;
  now: string;
  /** After a recovery: the keys of before open the account still. */
  isReview?: boolean;
}

/** Stands for all keys where one is about to be removed. */
const all = 'all';

/** The keys that sign a person in without a password: seen, added, renamed, removed one by one or all. */
export function OwnPasskeys({ found, now, isReview = false }: Found) {
  const t = useText();
  const { passkeys, busy, problem, add, rename, remove, removeAll } = usePasskeys(found.passkeys);
  const [leaving, setLeaving] = useState<number | typeof all | null>(null);
  const name = passkeys.find(({ id }) => id === leaving)?.name ?? '';
  return (
    <section className={styles.passkeys} aria-labelledby="own-passkeys">
      <h2 id="own-passkeys">{t('Account_Passkey_Title')}</h2>
      <p className={styles.note}>{t('Account_Passkey_Note')}</p>
      {isReview && passkeys.length > 0 && (
        <p className={styles.review} role="status">
          {t('Account_Passkey_Review')}
        </p>
      )}
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
      {passkeys.length > 1 && (
        <div>
          <Button onClick={() => setLeaving(all)}>{t('Account_Passkey_RemoveAll')}</Button>
        </div>
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
        title={
          leaving === all ? t('Account_Passkey_RemoveAllTitle') : t('Account_Passkey_RemoveTitle', { name })
        }
        confirmLabel={t('Account_Passkey_Remove')}
        onConfirm={() => void (leaving === all ? removeAll() : remove(leaving!)).then(() => setLeaving(null))}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('Account_Passkey_RemoveNote')}</p>
      </ConfirmDialog>
    </section>
  );
}
