import type { ReactNode } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import styles from './CheckLine.module.css';

/** One check before a decision: passed, or to be looked at. */
export function CheckLine({ fine, children }: { fine: boolean; children: ReactNode }) {
  return (
    <li className={styles.check} data-fine={fine || undefined}>
      <Icon name={fine ? 'check' : 'warning'} />
      <div>{children}</div>
    </li>
  );
}
