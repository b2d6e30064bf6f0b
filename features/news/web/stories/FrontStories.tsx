import { lazy, Suspense, type ReactNode } from 'react';
import { SkeletonChart } from '#platform/ui/waiting/Skeleton.tsx';
import type { FeedNews } from '../feed/feed-news.ts';
import { BriefList } from './BriefList.tsx';
import { LeadStory } from './LeadStory.tsx';
import { StoryGrid } from './StoryColumns.tsx';
import { countBeside } from './story-height.ts';
import { splitStories, type LeadInset, type StoryNews } from './story-parts.ts';
import styles from './FrontStories.module.css';
import { KeepLater } from '../marks/KeepLater.tsx';
import { Listen } from '../speech/Listen.tsx';

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

const RegionTrend = lazy(async () => ({ default: (await import('../rail/RegionTrend.tsx')).RegionTrend }));

interface Props extends FrontParts {
  /** The page's stories, the lead first; empty where there are none. */
  news: readonly FeedNews[];
  /** In place of the stories where there are none. */
  children?: ReactNode;
}

/** About the height of a lead of two lines and three further headlines, px. */
const leadHeight = 420;

/**
 * The front page: the lead, two columns of stories, the rail of the day, and briefs over the whole width. Each part stands
 * in a boundary of its own, so that the browser takes the page over piece by piece.
 */
export function FrontStories(props: Props) {
  const { news, beside, rail, railHeight, hasBriefsBeside = false, hasActions, inset, children } = props;
  const hasRail = Boolean(beside) || Boolean(rail);
  const { lead, stories, brief } = splitStories(news, true);
  const countOfBeside = countBeside(stories, railHeight - leadHeight);
  return (
    <>
      <div className={`${styles.front} ${hasRail ? '' : styles.alone}`}>
        <div className={styles.main}>
          {lead && (
            <div className={styles.lead}>
              <LeadStory
                news={lead}
                actions={hasActions && <LeadActions news={lead} />}
                inset={
                  inset && (
                    <Suspense fallback={<SkeletonChart height={260} />}>
                      <RegionTrend {...inset} />
                    </Suspense>
                  )
                }
              />
            </div>
          )}
          <div className={styles.stories}>
            <Suspense>
              {lead && <StoryGrid stories={stories.slice(0, countOfBeside)} columns={2} />}
              {lead && hasBriefsBeside && <BriefList news={brief} />}
            </Suspense>
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
      {lead && (
        <Suspense>
          <div className={styles.wide}>
            <StoryGrid stories={stories.slice(countOfBeside)} columns={3} />
          </div>
          {!hasBriefsBeside && <BriefList news={brief} />}
        </Suspense>
      )}
    </>
  );
}

/** What can be done with the lead at once: hear it, and keep it for later, for whom marks are kept. */
function LeadActions({ news }: { news: StoryNews }) {
  const { newsId, title, language, announce } = news;
  return (
    <>
      <Listen newsId={newsId} title={title} language={language} text={announce} />
      <KeepLater newsId={newsId} />
    </>
  );
}
