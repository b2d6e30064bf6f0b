import type { ReactNode } from 'react';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './EmptyFeed.module.css';

/** A feed in which nothing is: why, and the next step. */
export function EmptyFeed({ children, to, action }: { children: ReactNode; to: string; action?: string }) {
  const t = useText();
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      <ButtonLink to={to}>{action ?? t('News_Reset')}</ButtonLink>
    </div>
  );
}
