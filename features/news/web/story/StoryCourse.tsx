import styles from '../item/PageWithRail.module.css';
import { StoryChanges } from './StoryChanges.tsx';
import { StoryDays } from './StoryDays.tsx';
import type { Story } from '../answers.ts';

/** How a story went: its days, and what became known on the way. */
export function StoryCourse({ story }: { story: Story }) {
  return (
    <div className={styles.tiles}>
      <StoryDays story={story} />
      <StoryChanges story={story} />
    </div>
  );
}
