import { useId, useState, type ReactNode } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import styles from './PhoneFold.module.css';

/** Details that a phone shows on tap, under one line that names them; a desk and paper show them at once. */
export function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.fold} data-open={open || undefined}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={id}
        data-print="no"
        onClick={() => setOpen(!open)}
      >
        {title} <Icon name="chevron-down" />
      </button>
      <div id={id} className={styles.details}>
        {children}
      </div>
    </div>
  );
}
