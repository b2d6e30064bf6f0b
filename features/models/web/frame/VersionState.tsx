import type { ReactNode } from 'react';
import { useText } from '#platform/web/text.ts';
import styles from './ModelPage.module.css';

/** Said where what is on screen is computed by a version that is not the newest; nothing else. */
export function OldVersion({ version, newest }: { version: number; newest: number }) {
  const t = useText();
  if (version >= newest) return null;
  return <p role="status">{t('Models_OldVersion', { version: String(version), newest: String(newest) })}</p>;
}

/** Fields that are there to be read alone where the address was written by a later version. */
export function Locked({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.locked} disabled={isLocked}>
      {children}
    </fieldset>
  );
}
