import type { ReactNode } from 'react';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useCurrentRoute } from '#platform/web/routes/routes-context.ts';
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
  const route = useCurrentRoute();
  return (
    <main className={styles.page} data-alone={route?.adaptive || undefined}>
      {/* A page that writes its title itself did not get to it. */}
      {route?.ownTitle && <PageTitle>{title}</PageTitle>}
      {code && <p className={styles.code}>{code}</p>}
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </main>
  );
}
