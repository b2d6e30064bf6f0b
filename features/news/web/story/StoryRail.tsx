import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { EntityList } from '../named/EntityList.tsx';
import styles from '../item/PageWithRail.module.css';
import { FullCoverage } from './FullCoverage.tsx';
import { HoursTile } from './HoursTile.tsx';
import { PopularityTile } from './PopularityTile.tsx';
import { SimilarStories } from './SimilarStories.tsx';
import type { Story } from '../answers.ts';
import { ToneTile } from './ToneTile.tsx';

/** What is told about a story beside its headlines. */
export function StoryRail({ story }: { story: Story }) {
  const t = useText();
  const { entities } = story;
  return (
    <div className={styles.tiles}>
      <PopularityTile story={story} />
      <FullCoverage story={story} />
      <HoursTile story={story} />
      {entities.length > 0 && (
        <Tile title={t('News_Story_Entities')} level={2} sub={t('News_Story_EntitiesSub')}>
          <EntityList entities={entities} />
        </Tile>
      )}
      <ToneTile story={story} />
      <SimilarStories stories={story.similar} />
    </div>
  );
}
