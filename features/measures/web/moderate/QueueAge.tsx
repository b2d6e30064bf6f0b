import type { ReactNode } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import { overdueHours, waitingHours } from '../../domain/list/overdue.ts';
import styles from './QueueAge.module.css';

interface Props {
  submittedAt: string | null;
  now: Date;
  children?: ReactNode;
}

/** How long a version waits; from 48 hours on in the colour of a warning. */
export function QueueAge({ submittedAt, now, children }: Props) {
  const t = useText();
  const hours = submittedAt === null ? 0 : waitingHours(submittedAt, now);
  const isOverdue = hours >= overdueHours;
  return (
    <span className={styles.age} data-overdue={isOverdue || undefined}>
      {isOverdue && <Icon name="clock" size={14} />} {t('Measures_Waiting', { hours })}
      {children}
    </span>
  );
}
