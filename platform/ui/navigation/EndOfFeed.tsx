import type { ReactNode } from 'react';
import { useText } from '#platform/web/text.ts';
import styles from './Pagination.module.css';

/** The line under the last item; `children` say something else than "that is all". */
export function EndOfFeed({ children }: { children?: ReactNode }) {
  const t = useText();
  return <p className={styles.end}>{children ?? t('Ui_EndOfFeed')}</p>;
}
