import type { ReactNode } from 'react';
import styles from './DeskHead.module.css';

interface Props {
  title: string;
  /** The finding in a sentence: it leads. */
  verdict?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
}

/** The head of a page of the desk: its name, the verdict, the actions. */
export function DeskHead({ title, verdict, children }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {verdict && <p className={styles.verdict}>{verdict}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
