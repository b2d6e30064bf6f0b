import type { ReactNode } from 'react';
import styles from './PeopleQuestions.module.css';

/** Where a question stands on the page; the links above it lead here. */
export function QuestionRow({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.question}>
      {children}
    </div>
  );
}

/** The answer of a question: heading and sentence in serif. What stands beside it keeps the voice of a tile. */
export function Answer({ children }: { children: ReactNode }) {
  return <div className={styles.main}>{children}</div>;
}
