import type { ReactNode } from 'react';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import styles from './SubjectHead.module.css';

/** One fact of a head; null says that nothing is known. */
export interface HeadFact {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

interface Props {
  /** What stands over the name: the way up, or the kind. */
  above?: ReactNode;
  title: string;
  facts?: readonly HeadFact[];
  /** Buttons and choices at the side. */
  tools?: ReactNode;
}

/** What a page is about: its name, the facts that matter first, and what can be done with it. */
export function SubjectHead({ above, title, facts = [], tools }: Props) {
  return (
    <header className={styles.head}>
      <div>
        {above}
        <h1 className={styles.title} style={{ '--longest': longestWord(title) }}>
          {title}
        </h1>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {value ?? <NoData />} {value !== null && note && <small>{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}

/** Letters of the longest word: on a phone the name is set so that it stays whole. */
function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]/).map((word) => word.length));
}
