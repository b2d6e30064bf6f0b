import type { ReactNode } from 'react';
import type { FeedNews } from '../feed/feed-news.ts';
import { BriefList } from './BriefList.tsx';
import { LeadStory } from './LeadStory.tsx';
import { StoryGrid } from './StoryColumns.tsx';
import { countBeside } from './story-height.ts';
import { splitStories } from './story-parts.ts';
import styles from './FrontStories.module.css';

/** What stands around the stories of a front page. */
export interface FrontParts {
  /** Beside the lead: after it on a phone. */
  beside: ReactNode;
  /** Below that: after the stories on a phone. */
  rail: ReactNode;
  /** About how high `beside` and `rail` are together, px: where they end the stories take the whole width. */
  railHeight: number;
  /** What can be done with the lead. */
  actions?: ReactNode;
  /** Figures of the lead's region. */
  inset?: ReactNode;
}

interface Props extends FrontParts {
  news: readonly FeedNews[];
  /** In place of the stories where there are none. */
  children?: ReactNode;
}

/** About the height of a lead of two lines and three further headlines, px. */
const leadHeight = 420;

/** The front page: the lead, two columns of stories, the rail of the day, and briefs over the whole width. */
export function FrontStories({ news, beside, rail, railHeight, actions, inset, children }: Props) {
  const { lead, stories, brief } = splitStories(news, true);
  const besideRail = countBeside(stories, railHeight - leadHeight);
  return (
    <>
      <div className={styles.front}>
        <div className={styles.main}>
          {lead && (
            <div className={styles.lead}>
              <LeadStory news={lead} actions={actions} inset={inset} />
            </div>
          )}
          <div className={styles.stories}>
            <StoryGrid stories={stories.slice(0, besideRail)} columns={2} />
            {children}
          </div>
        </div>
        <aside className={styles.rail}>
          <div className={styles.beside}>{beside}</div>
          <div className={styles.rest}>{rail}</div>
        </aside>
      </div>
      <div className={styles.wide}>
        <StoryGrid stories={stories.slice(besideRail)} columns={3} />
      </div>
      <BriefList news={brief} />
    </>
  );
}
