import type { ReactNode } from 'react';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import styles from './ModelPage.module.css';

interface Props {
  title: string;
  pageTitle: string;
  trail: readonly { label: string; to?: string }[];
  /** The finding in a sentence. */
  verdict: ReactNode;
  /** Choices and actions under the head's rule. */
  tools: ReactNode;
}

/** Name of the model, what it says in a sentence, and the line of its choices. */
export function ModelHead({ title, pageTitle, trail, verdict, tools }: Props) {
  return (
    <header>
      <PageTitle>{pageTitle}</PageTitle>
      <div className={styles.head}>
        <div>
          <Breadcrumbs trail={trail} />
          <h1 className={typeStyles.headline}>{title}</h1>
        </div>
        <p className={styles.verdict}>{verdict}</p>
      </div>
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}
