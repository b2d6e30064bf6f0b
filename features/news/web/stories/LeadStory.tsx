import type { ReactNode } from 'react';
import { NewsLink } from '../rows/NewsRow.tsx';
import { Byline } from './StoryCard.tsx';
import { StoryHours } from './StoryHours.tsx';
import { StoryKicker } from './StoryKicker.tsx';
import { StoryMembers } from './StoryMembers.tsx';
import { StoryMore } from './StoryMore.tsx';
import type { StoryNews } from './story-parts.ts';
import styles from './LeadStory.module.css';

interface Props {
  news: StoryNews;
  /** What can be done with it: listen, keep for later. */
  actions?: ReactNode;
  /** Figures of the one region it concerns. */
  inset?: ReactNode;
}

/** The day's first story, large, with its hours; beside it the figures of its region where it has one. */
export function LeadStory({ news, actions, inset }: Props) {
  return (
    <article className={styles.lead}>
      <StoryKicker news={news} />
      <h2 className={styles.title}>
        <NewsLink news={news} className="" />
      </h2>
      <div className={styles.by}>
        <Byline news={news} />
        {actions}
      </div>
      <div className={inset ? styles.parts : styles.whole}>
        <div>
          <StoryHours news={news} hours />
          <StoryMembers members={news.group.members} large />
          <StoryMore news={news} whole />
        </div>
        {inset && <div className={styles.inset}>{inset}</div>}
      </div>
    </article>
  );
}
