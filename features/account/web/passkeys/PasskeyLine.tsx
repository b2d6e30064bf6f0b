import { useState } from 'react';
import { Form } from '#platform/ui/forms/Form.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { formatAgo, formatDay } from '#platform/shared/dates.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { passkeyNameLength } from '../../domain/passkey-rules.ts';
import styles from './OwnPasskeys.module.css';

/** A key as its owner sees it. */
export type Passkey = OutputOf<'account/getPasskeys'>['passkeys'][number];

interface Line {
  passkey: Passkey;
  now: string;
  busy: boolean;
  onRename: (id: number, name: string) => Promise<boolean>;
  onRemove: () => void;
}

/** One key: its name, when it came and was used, and what can be done with it. */
export function PasskeyLine({ passkey, now, busy, onRename, onRemove }: Line) {
  const t = useText();
  const [written, setWritten] = useState<string | null>(null);
  const { id, name } = passkey;
  if (written !== null)
    return (
      <li>
        <Form
          className={styles.form}
          aria-label={t('Account_Passkey_RenameOne', { name })}
          onSend={() => onRename(id, written).then((done) => done && setWritten(null))}
        >
          <TextField
            label={t('Account_Passkey_Name')}
            maxLength={passkeyNameLength}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
          <div className={styles.acts}>
            <Button type="submit" busy={busy} disabled={written.trim() === ''}>
              {t('Account_Passkey_Save')}
            </Button>
            <Button onClick={() => setWritten(null)}>{t('Account_Passkey_Cancel')}</Button>
          </div>
        </Form>
      </li>
    );
  return (
    <li>
      <span>
        {name}
        <small>
          <PasskeyFacts passkey={passkey} now={now} />
        </small>
      </span>
      <span className={styles.acts}>
        <Button aria-label={t('Account_Passkey_RenameOne', { name })} onClick={() => setWritten(name)}>
          {t('Account_Passkey_Rename')}
        </Button>
        <Button aria-label={t('Account_Passkey_RemoveOne', { name })} onClick={onRemove}>
          {t('Account_Passkey_Remove')}
        </Button>
      </span>
    </li>
  );
}

function PasskeyFacts({ passkey, now }: { passkey: Passkey; now: string }) {
  const t = useText();
  const locale = useLocale();
  const { createdAt, usedAt, isSynced } = passkey;
  const ago = (moment: string) => formatAgo(new Date(moment), new Date(now), locale);
  const facts = [
    t('Account_Passkey_Added', { date: formatDay(createdAt.slice(0, 10), locale) }),
    usedAt === null ? t('Account_Passkey_Unused') : t('Account_Passkey_Used', { ago: ago(usedAt) }),
    ...(isSynced ? [t('Account_Passkey_Synced')] : []),
  ];
  return facts.join(' · ');
}
