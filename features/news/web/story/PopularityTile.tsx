import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Story } from '../answers.ts';
import { useWhy } from './use-why.ts';
import styles from './PopularityTile.module.css';

/** How popular the story is, and the four things this follows from. */
export function PopularityTile({ story }: { story: Story }) {
  const t = useText();
  const why = useWhy(story);
  const popularity = t(`News_Popularity_${story.popularity as 0 | 1 | 2 | 3 | 4}`);
  return (
    <Tile
      title={t('News_Story_PopularityTitle', { popularity })}
      level={2}
      source={t('News_Story_PopularitySource')}
    >
      <ul className={styles.list}>
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Tile>
  );
}
