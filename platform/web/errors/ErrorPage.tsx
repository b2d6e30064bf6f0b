import type { ReactNode } from 'react';
import styles from './ErrorPage.module.css';

interface Props {
  /** A large figure or word above, such as 404. */
  code?: string;
  title: string;
  text?: ReactNode;
  /** The ways on. */
  children?: ReactNode;
}

/** A page that says what happened and offers a way on. */
export function ErrorPage({ code, title, text, children }: Props) {
  return (
    <main className={styles['page']}>
      {code && <p className={styles['code']}>{code}</p>}
      <h1>{title}</h1>
      {text && <p className={styles['text']}>{text}</p>}
      <div className={styles['ways']}>{children}</div>
    </main>
  );
}
