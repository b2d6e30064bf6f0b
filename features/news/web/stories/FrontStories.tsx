import type { ReactNode } from 'react';
import type { ServedPage } from '../feed/served-page.ts';
import { Stories } from './islands.ts';
import type { LeadInset } from './story-parts.ts';
import styles from './FrontStories.module.css';

/** What stands around the stories of a front page. */
export interface FrontParts {
  /** Beside the lead: after it on a phone. */
  beside: ReactNode;
  /** Below that: after the stories on a phone. */
  rail: ReactNode;
  /** About how high `beside` and `rail` are together, px: where they end the stories take the whole width. */
  railHeight: number;
  /** Briefs stand beside the rail too: where few stories are told by several headlines they would leave a hole there. */
  hasBriefsBeside?: boolean;
  /** The lead can be heard and kept. */
  hasActions?: boolean;
  /** Figures of the lead's region. */
  inset?: LeadInset | null;
}

interface Props extends FrontParts {
  /** Null where there are no stories. */
  page: ServedPage | null;
  /** In place of the stories where there are none. */
  children?: ReactNode;
}

/** About the height of a lead of two lines and three further headlines, px. */
const leadHeight = 420;

/** The front page: the lead, two columns of stories, the rail of the day, and briefs over the whole width. */
export function FrontStories(props: Props) {
  const { page, beside, rail, railHeight, hasBriefsBeside = false, hasActions, inset, children } = props;
  const hasRail = Boolean(beside) || Boolean(rail);
  const besideHeight = railHeight - leadHeight;
  return (
    <>
      <div className={`${styles.front} ${hasRail ? '' : styles.alone}`}>
        <div className={styles.main}>
          {page && (
            <div className={styles.lead}>
              <Stories page={page} part="lead" hasActions={hasActions} inset={inset} />
            </div>
          )}
          <div className={styles.stories}>
            {page && <Stories page={page} part="beside" besideHeight={besideHeight} />}
            {page && hasBriefsBeside && <Stories page={page} part="brief" />}
            {children}
          </div>
        </div>
        {hasRail && (
          <aside className={styles.rail}>
            <div className={styles.beside}>{beside}</div>
            <div className={styles.rest}>{rail}</div>
          </aside>
        )}
      </div>
      {page && (
        <>
          <div className={styles.wide}>
            <Stories page={page} part="below" besideHeight={besideHeight} />
          </div>
          {!hasBriefsBeside && <Stories page={page} part="brief" />}
        </>
      )}
    </>
  );
}
