import type { ReactNode } from 'react';
import styles from './ModelPage.module.css';

/** Fields that are there to be read alone where the address was written by a later version. */
export function Locked({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.locked} disabled={isLocked}>
      {children}
    </fieldset>
  );
}
