import type { ReactNode } from 'react';
import styles from '#platform/ui/choices/Chips.module.css';

/** One chip of a row in which exactly one is pressed. */
export function ChipButton({
  pressed,
  onClick,
  title,
  children,
}: {
  pressed: boolean;
  onClick: () => void;
  title?: string;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} title={title} onClick={onClick}>
      {children}
    </button>
  );
}
