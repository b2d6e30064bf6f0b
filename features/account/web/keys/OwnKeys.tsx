import { lazy, Suspense, useState } from 'react';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#platform/ui/dialogs/ConfirmDialog.tsx';
import { SkeletonChart } from '#platform/ui/waiting/Skeleton.tsx';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { stateOf } from '../../domain/api-key.ts';
import { FormNote } from '../form/FormParts.tsx';
import { KeyRow, type OwnKey } from './KeyRow.tsx';
import { NewKey } from './NewKey.tsx';
import { useKeys } from './use-keys.ts';
import styles from './OwnKeys.module.css';

/** Whoever has no used key loads no chart. */
const KeyUse = lazy(async () => ({ default: (await import('./KeyUse.tsx')).KeyUse }));

/** The keys by which programs read in the person's name: seen with their use, made, revoked. */
export function OwnKeys({ found, now }: { found: OutputOf<'account/listApiKeys'>; now: string }) {
  const t = useText();
  const { keys, busy, problem, made, make, revoke } = useKeys(found.keys);
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<number | null>(null);
  const name = keys.find(({ id }) => id === leaving)?.name ?? '';
  const count = keys.filter((key) => stateOf(key, new Date(now)) === 'works').length;
  const canMake = count < found.most;
  return (
    <div className={styles.keys}>
      <p className={styles.note}>{t('Account_Key_Note')}</p>
      <FormNote problem={problem} />
      {made !== null && <MadeKey text={made} />}
      <div className={styles.head}>
        <p className={styles.note}>
          {keys.length === 0 ? t('Account_Key_None') : t('Account_Key_Count', { count, most: found.most })}
        </p>
        {canMake && !isMaking && (
          <Button variant="primary" icon="plus" onClick={() => setMaking(true)}>
            {t('Account_Key_Make')}
          </Button>
        )}
      </div>
      {canMake && isMaking && (
        <NewKey
          busy={busy}
          problem={problem}
          onMake={async (wish) => {
            const isMade = await make(wish);
            if (isMade) setMaking(false);
            return isMade;
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {keys.length > 0 && <KeysTable keys={keys} now={now} onRevoke={setLeaving} />}
      {keys.some(({ days }) => days.length > 0) && (
        <Suspense fallback={<SkeletonChart />}>
          <KeyUse keys={keys} now={now} />
        </Suspense>
      )}
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

function KeysTable({ keys, now, onRevoke }: { keys: OwnKey[]; now: string; onRevoke: (id: number) => void }) {
  const t = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Account_Key_Key')}</th>
          <th scope="col">{t('Account_Key_Scopes')}</th>
          <th scope="col">{t('Account_Key_Limit')}</th>
          <th scope="col" className={styles.count}>
            {t('Account_Key_Month')}
          </th>
          <th scope="col">{t('Account_Key_Last')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} shown={key} now={now} onRevoke={() => onRevoke(key.id)} />
        ))}
      </tbody>
    </table>
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
